#!/usr/bin/env bash
# Installs the Debian packages that are missing, and nothing when none is: scripts/setup.sh play|check|package
set -euo pipefail

readonly purpose="${1:-check}"

packages=(
  g++ cmake ninja-build ccache libboost1.81-dev libboost-json1.81-dev libfmt-dev libcli11-dev
  libsqlite3-dev libspdlog-dev zlib1g-dev
)
command -v node > /dev/null || packages+=(nodejs)
command -v npm > /dev/null || packages+=(npm)
case "$purpose" in
  play) ;;
  check)
    packages+=(
      libgtest-dev librapidcheck-dev libbenchmark-dev clang-format-14 clang-tidy-19
      clang-19 lld-19 libclang-rt-19-dev                                                # clang and asan
      chromium                                                                          # the page's tests
      dpkg-dev file curl                                                                # the package
      wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32  # wasm
    )
    ;;
  package) packages+=(dpkg-dev file) ;;
  *)
    echo "setup: unknown purpose '$purpose' (play, check or package)" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query > /dev/null; then
  echo "setup: not a Debian system; these packages, or what they contain, must be there: ${packages[*]}" >&2
  exit 0
fi

installed="$(dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' 2> /dev/null |
  sed -n 's/^installed \([^:]*\).*/\1/p')"
missing=()
for package in "${packages[@]}"; do
  grep -qxF -- "$package" <<< "$installed" || missing+=("$package")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $EUID -ne 0 ]]; then
  command -v sudo > /dev/null || { echo "setup: please install: ${missing[*]}" >&2; exit 1; }
  as_root=(sudo)
fi

apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 "$@" >&2
}

echo "setup: installing ${missing[*]}" >&2
if ! apt install --no-install-recommends "${missing[@]}"; then
  echo "setup: refreshing the package lists and trying again" >&2
  apt update
  apt install --no-install-recommends "${missing[@]}"
fi
