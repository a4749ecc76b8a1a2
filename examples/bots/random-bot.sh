#!/usr/bin/env bash
# Sits down by an invitation and plays legal moves by chance, to the end of the game.
#
#   random-bot.sh http://localhost:8080/#/join/TABLE/INVITE [NAME]
#
# Needs curl and jq. docs/bot-api.md explains every step.
set -euo pipefail

main() {
  local table seat number seen=0 state winners move
  table=${1%%/#/*}/api/tables/$(cut -d/ -f3 <<<"#${1##*#}")
  seat=$(jq -n --arg invite "${1##*/}" --arg name "${2-Shell}" '{$invite, $name}' | post "$table/join")
  token=$(jq -r .token <<<"$seat")
  number=$(jq .seat <<<"$seat")

  # Our share in the dice.
  jq -n --argjson seat "$number" --arg nonce "$RANDOM$RANDOM$RANDOM" \
    '{type: "nonce", id: "nonce", $seat, $nonce}' | post "$table/say" >/dev/null
  while true; do
    state=$(get "$table/state?seen=$seen") # waits for news
    IFS=$'\t' read -r seen winners move < <(look $RANDOM <<<"$state")
    if [[ $winners != null ]]; then
      echo "seat $number: winners $winners"
      return
    fi
    if [[ -n $move ]]; then
      jq -n --argjson seat "$number" --argjson seen "$seen" --arg text "$move" \
        '{type: "move", id: "move-\($seen)", $seat, $seen, $text}' |
        post "$table/say" | jq -r 'select(.type != "ack") | .why.en' >&2
    fi
  done
}

# What we see: how far the game is, who has won it, and any one of our moves.
look() {
  jq -r --argjson n "$1" '[.moves[][]] as $moves |
    [.seq, (.turn.winners | tostring), ($moves | select(. != []) | .[$n % length]) // ""] | @tsv'
}

get() {
  curl -sS --max-time 60 --config <(authorize) "$1" | checked
}

post() {
  curl -sS --max-time 60 --config <(authorize) --data-binary @- "$1" | checked
}

# From a file, since others on this machine may read the arguments of a command.
authorize() {
  echo "header = \"Authorization: Bearer ${token-none}\""
}

# An answer, or the end with its reason: nobody sits there, or no such table.
checked() {
  jq -e 'if .error then "\(.error.field): \(.error.why.en)\n" | halt_error else . end'
}

main "${@:?an invitation, such as http://localhost:8080/#/join/TABLE/INVITE}"
