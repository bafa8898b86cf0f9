#!/bin/sh
# Prepare this machine: `setup.sh site` for building, `setup.sh test` for testing as well.
# A Python environment goes into .venv; system packages are installed when we are root or YES=1,
# else the one command that installs them is printed and the script ends with 3.
set -eu
cd "$(dirname "$0")/.."
purpose=${1:-site}
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "setup: Python 3.11 or newer is needed; $("$python" --version) is too old" >&2
    exit 3
}

# --- system packages -------------------------------------------------------------------------------------
missing=""
lacks_library() { ! "$python" -c "import ctypes; ctypes.CDLL('$1')" 2>/dev/null; }
if [ "$(uname -s)" = Linux ]; then
    lacks_library libpango-1.0.so.0 && missing="$missing libpango-1.0-0"
    lacks_library libpangoft2-1.0.so.0 && missing="$missing libpangoft2-1.0-0"
    lacks_library libharfbuzz-subset.so.0 && missing="$missing libharfbuzz-subset0"
    "$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
    if [ "$purpose" = test ]; then
        command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
        command -v node >/dev/null 2>&1 || missing="$missing nodejs npm"
        command -v java >/dev/null 2>&1 || missing="$missing default-jre-headless"
    fi
elif ! command -v pango-view >/dev/null 2>&1 && [ "$(uname -s)" = Darwin ]; then
    echo "setup: Pango is missing; run: brew install pango" >&2
    exit 3
fi
if [ -n "$missing" ]; then
    install="apt-get update && apt-get install -y$missing"
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "setup: these are missing:$missing (Fedora: dnf install pango harfbuzz)" >&2
        exit 3
    elif [ "$(id -u)" = 0 ]; then
        sh -c "export DEBIAN_FRONTEND=noninteractive; $install" >&2
    elif [ "${YES:-0}" = 1 ]; then
        sudo sh -c "export DEBIAN_FRONTEND=noninteractive; $install" >&2
    else
        echo "setup: run this once, then again what you ran:  sudo sh -c '$install'" >&2
        exit 3
    fi
fi

# --- the Python environment, renewed when pyproject.toml changes -----------------------------------------
extras="."
[ "$purpose" = test ] && extras=".[dev]"
stamp=".venv/.made-for-$purpose"
wanted="$(cksum <pyproject.toml) $("$python" --version)"
[ -d .venv ] || "$python" -m venv .venv
if [ "$(cat "$stamp" 2>/dev/null || true)" != "$wanted" ]; then
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable "$extras"
    echo "$wanted" >"$stamp"
fi

# --- what the browser tests need -------------------------------------------------------------------------
if [ "$purpose" = test ] && [ -f tests/web/package-lock.json ]; then
    nodes=tests/web/node_modules/.made
    if ! cmp -s tests/web/package-lock.json "$nodes"; then
        (cd tests/web && PUPPETEER_SKIP_DOWNLOAD=1 npm ci --no-audit --no-fund --silent)
        cp tests/web/package-lock.json "$nodes"
    fi
fi
