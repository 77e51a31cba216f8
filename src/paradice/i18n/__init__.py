"""What is said in a language: words, rules pages, stories."""
