#!/usr/bin/env python3
"""Sits down by an invitation and plays legal moves by chance, to the end of the game.

    random_bot.py 'http://localhost:8080/join/TABLE#INVITE' [NAME]

Nothing but Python 3 is needed. docs/bot-api.md explains every step.
"""
import hashlib
import json
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.request


def call(address, body=None, token=None):
    """The answer of the server; also when it is a no, which says why."""
    request = urllib.request.Request(address, body and json.dumps(body).encode())
    if token:
        request.add_header("Authorization", "Bearer " + token)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as no:
        answer = json.load(no)
        if "error" in answer:
            sys.exit(f"{answer['error']['field']}: {answer['error']['why']['en']}")
        return answer


def play(server, table, invite, name):
    address = f"{server}/api/tables/{table}"
    seat = call(address + "/join", {"invite": invite, "name": name})

    def say(kind, number, **fields):
        message = {"type": kind, "id": f"{kind}-{number}", "seat": seat["seat"], **fields}
        return call(address + "/say", message, seat["token"])

    share = secrets.token_hex(8)  # ours in the dice: we are bound to it before anybody shows one
    bound = f"bergerie pledge 1\n{call(address)['commitment']}\n{seat['seat']}\n{share}"
    say("pledge", 0, pledge=hashlib.sha256(bound.encode()).hexdigest())
    while "fairness" not in call(address):
        time.sleep(1)  # somebody else can still choose
    say("nonce", 0, nonce=share)
    seen = 0
    while True:
        state = call(f"{address}/state?seen={seen}", token=seat["token"])  # waits for news
        seen = state["seq"]
        if state["turn"]["kind"] == "over":
            return f"seat {seat['seat']}: winners {state['turn']['winners']}"
        moves = state["moves"][str(seat["seat"])]
        if moves:
            answer = say("move", seen, seen=seen, text=random.choice(moves))
            if answer["type"] != "ack":
                print(answer["why"]["en"], file=sys.stderr)


if __name__ == "__main__":
    link = re.fullmatch(r"(.+?)/(?:#/)?join/([^/#]+)[/#](.+)", (sys.argv + [""])[1])
    if not link:
        sys.exit(__doc__)
    print(play(*link.groups(), sys.argv[2] if len(sys.argv) > 2 else "Python"))
