#!/usr/bin/env bash
# Sits down by an invitation and plays legal moves by chance, to the end of the game.
#
#   random-bot.sh 'http://localhost:8080/join/TABLE#INVITE' [NAME]
#
# Needs curl and jq. docs/bot-api.md explains every step.
set -euo pipefail

main() {
  local table answer seat share pledge seen=0 winners move
  [[ $1 =~ ^(.+)/join/([^/#]+)[/#](.+)$ ]] || return
  table=${BASH_REMATCH[1]%/#}/api/tables/${BASH_REMATCH[2]}
  answer=$(post "$table/join" '.seat, .token' invite="${BASH_REMATCH[3]}" name="${2-Shell}")
  { read -r seat && read -r token; } <<<"$answer"

  # Our share in the dice: we are bound to it before anybody shows one.
  share=$(od -An -N8 -tx8 /dev/urandom | tr -d ' ')
  pledge=$(printf 'bergerie pledge 1\n%s\n%s\n%s' "$(get "$table" .commitment)" "$seat" "$share" | sha256sum)
  post "$table/say" empty type=pledge id=pledge seat:="$seat" pledge="${pledge%% *}"
  until [[ $(get "$table" .fairness) != null ]]; do sleep 1; done
  post "$table/say" empty type=nonce id=nonce seat:="$seat" nonce="$share"
  while true; do
    # Waits for news. Of all moves we take any one.
    answer=$(get "$table/state?seen=$seen" \
      ".seq, .turn.winners, (.moves[] | .[$RANDOM % ([length, 1] | max)])")
    { read -r seen && read -r winners && read -r move; } <<<"$answer"
    if [[ $winners != null ]]; then
      echo "seat $seat: winners $winners"
      return
    fi
    if [[ $move != null ]]; then
      post "$table/say" 'select(.type != "ack") | .why.en' \
        type=move id="move-$seen" seat:="$seat" seen:="$seen" text="$move" >&2
    fi
  done
}

get() {
  curl -sS --max-time 60 --config <(authorize) "$1" | take "$2"
}

# Sends fields such as name=text and name:=number.
post() {
  local field body=
  for field in "${@:3}"; do
    case ${field%%=*} in
      *:) body+=",\"${field%%:=*}\":${field#*=}" ;;
      *) body+=",\"${field%%=*}\":\"${field#*=}\"" ;;
    esac
  done
  curl -sS --max-time 60 --config <(authorize) --data-binary "{${body#,}}" "$1" | take "$2"
}

# From a file, since others on this machine may read the arguments of a command.
authorize() {
  echo "header = \"Authorization: Bearer ${token-none}\""
}

# Something of an answer, or the reason why there is none.
take() {
  jq -cr "if .error then \"\(.error.field): \(.error.why.en)\n\" | halt_error else $1 end"
}

main "${@:?an invitation, such as http://localhost:8080/join/TABLE#INVITE}"
