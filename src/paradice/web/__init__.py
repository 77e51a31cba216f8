"""Pages, the components around a table, scripts and styles."""
