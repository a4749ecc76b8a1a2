# shellcheck shell=bash
# What ./bergerie and ./verify share.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

say() {
  printf '%s\n' "$*" >&2
}

# Exports JAVA_HOME, or says what to install.
find_java() {
  local home on_path
  on_path=$(readlink -f "$(command -v java)" 2>/dev/null)
  for home in \
    "${BERGERIE_JAVA_HOME-}" \
    "${JAVA_HOME-}" \
    "${on_path%/bin/java}" \
    /usr/lib/jvm/* \
    /usr/java/* \
    /opt/*jdk* \
    ~/.sdkman/candidates/java/* \
    ~/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    {/opt/homebrew,/usr/local,/home/linuxbrew/.linuxbrew}/opt/openjdk*/libexec{,/openjdk.jdk/Contents/Home}; do
    if is_java_25 "$home"; then
      export JAVA_HOME=$home
      return
    fi
  done
  say 'Bergerie needs a JDK 25 or newer, and found none. To install one:
  Debian, Ubuntu   apt install openjdk-25-jdk, or temurin-25-jdk from Adoptium
  Fedora           dnf install java-25-openjdk-devel
  macOS            brew install openjdk@25
  SDKMAN           sdk install java 25-tem
If you have one in an unusual place, set BERGERIE_JAVA_HOME to it.'
  exit 3
}

# Reads the version in the JDK's `release` file, since to start every java there is takes seconds.
is_java_25() {
  local line version
  [[ -x $1/bin/javac && -r $1/release ]] || return
  while read -r line; do
    if [[ $line == JAVA_VERSION=* ]]; then
      version=${line#*\"}
      ((${version%%[!0-9]*} >= 25))
      return
    fi
  done <"$1/release"
  return 1
}

# Exports MAVEN, the command to build with, or says what to install.
find_maven() {
  local version
  version=$(mvn -q -v 2>/dev/null | grep -Eo -m 1 '[0-9]+\.[0-9]+' | head -n 1)
  if [[ -n $version ]] && ((${version%.*} * 1000 + ${version#*.} >= 3008)); then
    export MAVEN=mvn
  elif [[ -n ${MVNW_REPOURL-} ]]; then
    export MAVEN=$root/mvnw
  else
    say 'Bergerie is built by Maven 3.8 or newer, and found none. Install it, for instance by'
    say '"apt install maven", or set MVNW_REPOURL to the Maven repository you use.'
    exit 3
  fi
}

# Builds the page, if there are sources of one, into web/dist, where the server's build takes it.
build_web() (
  [[ -f $root/web/package.json ]] || return 0
  cd "$root/web" || return
  if ! command -v npm >/dev/null; then
    say 'The page is built by Node.js 20 or newer, and its npm was not found. Install it, for'
    say 'instance by "apt install nodejs npm".'
    return 3
  fi
  if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
    npm ci --no-audit --no-fund || return
  fi
  npm run build && rm -rf ../server/target/classes/web
)

# Runs a command while nobody else builds here. The lock is a link to the owner's process number.
alone() (
  lock=$root/target/lock
  mkdir -p "$root/target" || return
  until ln -s $$ "$lock" 2>/dev/null; do
    kill -0 "$(readlink "$lock")" 2>/dev/null || rm -f "$lock"
    sleep 0.2
  done
  trap 'rm -f "$lock"' EXIT
  "$@"
)
