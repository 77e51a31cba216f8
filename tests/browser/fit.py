"""A machine with one family of fonts, a language of long words, and what a page must keep to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FAMILIES: Final = {"DejaVu": "fonts-dejavu-core", "Liberation": "fonts-liberation"}
"""The widest and the narrowest usual family, and the Debian package of each."""
STYLES: Final = {
    "DejaVu": ("", "-Bold"),
    "Liberation": ("-Regular", "-Bold", "-Italic", "-BoldItalic"),
}
FACES: Final = ("Sans", "SansMono", "Mono", "SansNarrow", "Serif")
FOLDER: Final = Path("/usr/share/fonts")

FAULTS: Final = Path(__file__).with_suffix(".js").read_text("utf-8")

LENGTHEN: Final = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('script,style')) continue;
    let letters = 2;
    node.data = node.data.replace(/\p{L}/gu, it => ++letters % 5 ? it : it + it.toLowerCase());
  }
}"""
"""Make all texts of a page a fifth longer, word by word: every fifth letter is doubled."""


def font_files(family: str) -> list[Path]:
    """The files that the package of a family installs, and no more than these."""
    wanted = {f"{family}{face}{style}.ttf" for face in FACES for style in STYLES[family]}
    return [path for path in sorted(FOLDER.rglob(f"{family}*.ttf")) if path.name in wanted]


def write_fontconfig(family: str, folder: Path) -> Path:
    """Write the configuration of a machine that has one family only; return its path."""
    fonts = folder / "fonts"
    fonts.mkdir()
    for path in font_files(family):
        (fonts / path.name).symlink_to(path)
    aliases = "".join(
        f"<alias binding='same'><family>{generic}</family>"
        f"<prefer><family>{family} {face}</family></prefer></alias>"
        for generic, face in (("sans-serif", "Sans"), ("serif", "Serif"), ("system-ui", "Sans"))
    )
    config = folder / "fonts.conf"
    config.write_text(
        "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig>"
        f"<dir>{fonts}</dir><cachedir>{folder / 'cache'}</cachedir>{aliases}</fontconfig>"
    )
    return config
