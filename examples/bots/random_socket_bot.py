#!/usr/bin/env python3
"""Plays legal moves by chance over the WebSocket, which it speaks with nothing but Python 3.

    random_socket_bot.py 'http://localhost:8080/join/TABLE#INVITE' [NAME]
"""
import hashlib
import json
import os
import random
import re
import socket
import sys
import urllib.parse
import urllib.request


class Play:
    """The WebSocket /api/play: text out, text in."""

    def __init__(self, server):
        host = urllib.parse.urlsplit(server)
        self.wire = socket.create_connection((host.hostname, host.port or 80))
        self.file = self.wire.makefile("rb")
        self.wire.sendall(f"GET /api/play HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
        while self.file.readline().strip():
            pass  # the server agrees

    def say(self, kind, number, **fields):
        text = json.dumps({"type": kind, "id": f"{kind}-{number}", **fields})
        text = text.ljust(126).encode()  # from there on a size has two bytes
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
        self.wire.sendall(b"\x81\xfe" + len(text).to_bytes(2, "big") + mask + masked)

    def hear(self):
        kind, size = self.file.read(2)
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return json.loads(self.file.read(size)) if kind == 0x81 else sys.exit("it has hung up")


server, table, invite = re.fullmatch(r"(.+?)/(?:#/)?join/([^/#]+)[/#](.+)", sys.argv[1]).groups()
wish = json.dumps({"invite": invite, "name": (sys.argv + ["Socket"])[2]}).encode()
with urllib.request.urlopen(f"{server}/api/tables/{table}/join", wish) as answer:
    seat = json.load(answer)
at = {"table": table, "seat": seat["seat"]}
play = Play(server)
play.say("hello", 0, protocol=1, can=["pledges"])
play.say("attach", 0, table=table, seen=0, tokens=[seat["token"]])
share = os.urandom(8).hex()  # ours in the dice: we are bound to it before anybody shows one
while True:
    message = play.hear()
    if message["type"] == "ping":
        play.say("ping", 0)  # whoever says nothing for 12 seconds counts as gone
    elif message["type"] == "table" and message["dice"]["toPledge"]:
        bound = f"bergerie pledge 1\n{message['commitment']}\n{seat['seat']}\n{share}"
        play.say("pledge", 0, **at, pledge=hashlib.sha256(bound.encode()).hexdigest())
    elif message["type"] == "table" and message["dice"]["toShow"]:
        play.say("nonce", 0, **at, nonce=share)
    elif message["type"] == "state" and message["turn"]["kind"] == "over":
        sys.exit(print(f"seat {seat['seat']}: winners {message['turn']['winners']}"))
    elif message["type"] == "state" and message["moves"][str(seat["seat"])]:
        text = random.choice(message["moves"][str(seat["seat"])])
        play.say("move", message["seq"], **at, seen=message["seq"], text=text)
