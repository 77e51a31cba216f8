"""The table in a terminal: text first, pleasant with colours, complete without."""
