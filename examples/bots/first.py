"""A small player in plain Python: it takes the first legal answer it is shown, else the default.

Let it play:  ecumene simulate bazaar --bots "exec:python3 examples/bots/first.py,random"
How it works: ecumene bot-protocol
"""

import json
import sys


def decide(question):
    """Chooses an answer; replace this with something cleverer."""
    legal = question.get("legal")
    return legal[0] if legal else question["default"]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["is"] != "question":
            continue
        asked = (message.get("memory") or 0) + 1
        reply = {"id": message["id"], "answer": decide(message), "memory": asked}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
