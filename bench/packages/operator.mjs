// An operator of falcon at the operators' host, invited through the backend's internal listener.
import { createHmac } from 'node:crypto';

import { call } from '../stack/call.mjs';

const PASSWORD = 'Quiet-Palms-47';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long a code is valid, in seconds. */
const STEP = 30;

/** Signs in a new operator, as a function that posts an operation and returns the body of its answer. */
export async function signInOperator(portal, roles) {
  return (await operatorSession(portal, roles)).post;
}

/** The same with the token of the session, for a browser. */
export async function operatorSession(portal, roles) {
  const email = 'operator@bench.test';
  const invitation = { email, name: 'Bench', roles, tenants: ['falcon'], operator: 'Bench' };
  const { token } = await internal(portal, '/operators', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(invitation),
  });
  const { key } = await post(portal, 'Invitation/Open', { token });
  const { now } = await internal(portal, '/dev/clock');
  const verificationCode = codeOf(key, Date.parse(now));
  const accepted = await post(portal, 'Invitation/Accept', { token, password: PASSWORD, verificationCode });
  const { token: session } = accepted.session;
  const headers = { authorization: `Bearer ${session}` };
  return { token: session, post: (operation, body) => post(portal, operation, body, headers) };
}

async function internal(portal, path, options) {
  const answer = await fetch(new URL(path, portal.outbox), options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function post(portal, operation, body, headers) {
  const host = `operations.localhost:${portal.port}`;
  const answer = await call({ port: portal.port, host, path: `/api/operations/v1/${operation}`, body, headers });
  if (answer.status !== 200) throw new Error(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The code an authenticator app shows at an instant. Source: RFC 6238 with SHA-1 and six digits. */
function codeOf(key, now) {
  const bits = [...key.replaceAll('=', '')].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP)));
  const secret = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
