#!/bin/sh
# Make the virtual environment of the project: setup.sh VENV EXTRAS [DEBIAN PACKAGES …]
# What needs a system package that cannot be installed here is told in a sentence and skipped later.
set -eu
venv=$1
extras=$2
shift 2

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    echo "Paradice needs Python 3.11 or later, and none was found. Please install it and try again." >&2
    exit 1
}

# Debian packages, where this user may install them; a sentence where not.
ask_debian() {
    missing=""
    for package in "$@"; do
        dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing$missing …"
        apt-get update -qq
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
    else
        echo "Please install$missing (for instance: sudo apt-get install$missing)." >&2
        return 1
    fi
}

python=$(find_python)
if [ ! -x "$venv/bin/python" ]; then
    "$python" -m venv "$venv" 2>/dev/null || {
        rm -rf "$venv"
        ask_debian python3-venv
        "$python" -m venv "$venv"
    }
fi
[ $# = 0 ] || ask_debian "$@" || true
"$venv/bin/python" -m pip install -q --disable-pip-version-check -c constraints.txt -e ".[$extras]"
