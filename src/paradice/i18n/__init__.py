"""All text in a language: words, rules pages, stories."""
