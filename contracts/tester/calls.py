"""Calls that a session is made with, before Schemathesis has one."""

import json
import urllib.request


def call(port, path, body=None, headers=None):
    """The JSON that a call is answered with. Raises `urllib.error.HTTPError` when it is refused."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"accept": "application/json", "content-type": "application/json", **(headers or {})}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)
