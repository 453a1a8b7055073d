"""The session that Schemathesis tries the operators' contract with: an operator of every role at every tenant, who accepted
an invitation.

Environment: JETWAY_GATEWAY and JETWAY_BACKEND_ADMIN, the ports of the portal and of the backend's admin listener.
"""

import base64
import hashlib
import hmac
import os
from datetime import datetime

import schemathesis

from contracts.tester.calls import call

HOST = "operations.localhost"
OPERATIONS = "/api/operations/v1"
INVITATION = {
    "email": "tester@house.test",
    "name": "Tester",
    "roles": ["ticketing", "refunds", "finance", "visa", "holidays", "kyc", "content", "support", "tenantAdmin", "auditor"],
    "tenants": None,
    "operator": "Omar",
}
PASSWORD = "Quiet-Palms-47"
HOUR = 3600
# How long an authenticator shows a code, in seconds.
STEP = 30


def shown_code(key, instant):
    """What an authenticator shows at an instant. Source: RFC 6238 with SHA-1 and six digits."""
    step = int(instant.timestamp()) // STEP
    digest = hmac.new(base64.b32decode(key + "=" * (-len(key) % 8)), step.to_bytes(8, "big"), hashlib.sha1).digest()
    offset = digest[-1] & 0xF
    return f"{(int.from_bytes(digest[offset:offset + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06}"


@schemathesis.auth(refresh_interval=HOUR)
class Session:
    """A token of the operator."""

    def get(self, case, context):
        gateway, admin = os.environ["JETWAY_GATEWAY"], os.environ["JETWAY_BACKEND_ADMIN"]
        headers = {"host": HOST}
        token = call(admin, "/operators", INVITATION)["token"]
        key = call(gateway, f"{OPERATIONS}/Invitation/Open", {"token": token}, headers)["key"]
        now = datetime.fromisoformat(call(admin, "/dev/clock")["now"])
        acceptance = {"token": token, "password": PASSWORD, "verificationCode": shown_code(key, now)}
        return call(gateway, f"{OPERATIONS}/Invitation/Accept", acceptance, headers)["session"]["token"]

    def set(self, case, data, context):
        case.headers["host"] = HOST
        case.headers["authorization"] = f"Bearer {data}"
