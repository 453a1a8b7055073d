"""The session that Schemathesis tries the contract with: the demo agency's owner at one portal, signed in as a program would.

Environment: JETWAY_GATEWAY and JETWAY_BACKEND_ADMIN, the ports of the portal and of the backend's admin listener.
"""

import os
import re
import time
import uuid

import schemathesis

from contracts.tester.calls import call

HOST = "falcon.localhost"
OWNER = "agent@desertrose.test"
PASSWORD = "Dubai-Rose-2026"
AUTHENTICATION = "/api/auth/v1/Authentication"
TEN_MINUTES = 600


def code_sent_to(address, port):
    """The six digits of the newest e-mail to an address. Raises `TimeoutError` when none comes within ten seconds."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        mails = [mail for mail in call(port, "/dev/outbox")["items"] if mail["to"] == address]
        newest = max(mails, key=lambda mail: mail["createdAt"], default=None)
        if found := newest and re.search(r"\b\d{6}\b", newest["body"]):
            return found.group()
        time.sleep(0.1)
    raise TimeoutError(f"no code was sent to {address}")


@schemathesis.auth(refresh_interval=TEN_MINUTES)
class Session:
    """A token of the owner, from a browser that the portal sees for the first time."""

    def get(self, case, context):
        gateway, admin = os.environ["JETWAY_GATEWAY"], os.environ["JETWAY_BACKEND_ADMIN"]
        headers = {"host": HOST, "device-id": str(uuid.uuid4())}
        asked = call(gateway, f"{AUTHENTICATION}/Authenticate", {"username": OWNER, "password": PASSWORD}, headers)
        proof = {
            "username": OWNER,
            "reference": asked["verificationReference"],
            "verificationCode": code_sent_to(OWNER, admin),
        }
        return call(gateway, f"{AUTHENTICATION}/VerifyDevice", proof, headers)["identity"]["token"]

    def set(self, case, data, context):
        case.headers["host"] = HOST
        case.headers["authorization"] = f"Bearer {data}"
