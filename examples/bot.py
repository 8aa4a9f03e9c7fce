#!/usr/bin/env python3
"""A bot that plays a game of Battleground over the protocol of docs/protocol.md.

    python3 examples/bot.py                       opens a game against the normal computer player and plays it
    python3 examples/bot.py LINK                  takes the seat of a link such as
                                                  http://127.0.0.1:8484/play/GAME#TOKEN

It needs nothing but Python. It attacks when it can and moves otherwise; improve `choose`.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.request
from urllib.parse import urlsplit


class Socket:
    """The little of a WebSocket that a bot needs: text frames both ways."""

    def __init__(self, host, port, path):
        self.stream = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = self.stream.makefile("rb")
        if b"101" not in self.buffer.readline():
            raise ConnectionError("the server does not speak WebSocket here")
        while self.buffer.readline().strip():
            pass

    def send(self, message, kind=1):
        data = json.dumps(message).encode() if kind == 1 else message
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def receive(self):
        while True:
            first, second = self.buffer.read(2)
            size = second & 127
            if size > 125:
                size = struct.unpack(*((">H", self.buffer.read(2)) if size == 126 else (">Q", self.buffer.read(8))))[0]
            data = self.buffer.read(size)
            if first & 15 == 1:
                return json.loads(data)
            if first & 15 == 9:
                self.send(data, kind=10)
            if first & 15 == 8:
                raise ConnectionError("the server has closed the connection")


def open_game(server):
    new = {"ruleset": "battleground", "seats": ["person", "normal"], "names": ["bot", ""]}
    request = urllib.request.Request(
        server + "/api/games", json.dumps(new).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as reply:
        opened = json.load(reply)
    return opened["game"], opened["tokens"][0]


def choose(question):
    """Attacks first, then standing on; never ends an activation while something else is possible."""
    options = question["options"]
    attacks = [option for option in options if isinstance(option, dict) and "attack" in option]
    others = [option for option in options if option not in ("end", "pass", "stay")]
    return random.choice(attacks or others or options)


def play(server, game, token):
    address = urlsplit(server)
    table = Socket(address.hostname, address.port or 80, "/api/socket")
    table.send({"type": "join", "game": game, "token": token})
    answers, asked = 0, None
    while True:
        message = table.receive()
        if message["type"] in ("failed", "refused"):
            sys.exit(f"{message}")
        if message["type"] not in ("welcome", "update"):
            continue
        now = message["now"]
        if now["outcome"]:
            points = [player["points"] for player in now["view"]["players"]]
            print(f"over after {answers} answers: {points[0]} to {points[1]}, winner {now['outcome']['winner']}")
            return
        question = now["question"]
        if question and question["id"] != asked:
            asked = question["id"]
            answers += 1
            table.send({"type": "answer", "question": asked, "choice": choose(question)})


if __name__ == "__main__":
    if len(sys.argv) > 1:
        link = urlsplit(sys.argv[1])
        play(f"{link.scheme}://{link.netloc}", link.path.rsplit("/", 1)[-1], link.fragment)
    else:
        server = os.environ.get("GEFECHT", "http://127.0.0.1:8484")
        play(server, *open_game(server))
