"""The shared shell: page, components, styles, one small script."""
