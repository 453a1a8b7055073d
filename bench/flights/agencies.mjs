// Many agencies of one tenant, each with an owner and a wallet of its own, and their sessions.
import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { call as send } from '../stack/call.mjs';
import { ROOT } from '../stack/stack.mjs';

const PASSWORD = 'Bench-Sand-2026';
const SIGNING_IN = 5;
const mail = (index) => `owner${index}@bench${index}.test`;

/** The project's tenants, with this many agencies more in one of them. */
export function tenantsWith(count) {
  const folder = mkdtempSync(join(tmpdir(), 'jetway-bench-tenants-'));
  cpSync(join(ROOT, 'tenants'), folder, { recursive: true });
  const agencies = Array.from({ length: count }, (_, index) => agency(index));
  appendFileSync(join(folder, 'falcon/demo.toml'), agencies.join(''));
  return folder;
}

function agency(index) {
  const phone = (kind) => `+9715${kind}${String(index).padStart(7, '0')}`;
  return `
[[agencies]]
name = "Bench ${index}"
email = "office@bench${index}.test"
phone = "${phone(1)}"
opening = "AED 500000.00"
credit_limit = "AED 0.00"

[[agencies.people]]
email = "${mail(index)}"
password = "${PASSWORD}"
first_name = "Omar"
last_name = "Rahman"
phone = "${phone(2)}"
role = "owner"
`;
}

/** Signs in every user, each as a function that posts a call. */
export async function signInAll(portal, count) {
  const sessions = [];
  for (let from = 0; from < count; from += SIGNING_IN) {
    const some = Array.from({ length: Math.min(SIGNING_IN, count - from) }, (_, offset) =>
      signIn(portal, mail(from + offset)),
    );
    sessions.push(...(await Promise.all(some)));
  }
  return sessions;
}

async function signIn(portal, username) {
  const connections = new Agent({ keepAlive: true, maxSockets: 1 });
  const device = { 'device-id': `browser-of-${username}` };
  const host = `falcon.localhost:${portal.port}`;
  // Each agent on a connection of their own.
  const call = (path, body, headers) => send({ port: portal.port, host, path, body, headers, agent: connections });
  const ask = () => call('/api/auth/v1/Authentication/Authenticate', { username, password: PASSWORD }, device);
  let asked = await ask();
  // The first ones come while the gateway is still looking for its backend.
  for (let more = 5; asked.status === 503 && more > 0; more -= 1) {
    await setTimeout(2_000);
    asked = await ask();
  }
  const reference = asked.body.verificationReference;
  if (!reference) throw new Error(`${username} was sent no code: ${JSON.stringify(asked)}`);
  const verificationCode = await mailedCode(portal, username);
  const signedIn = await call(
    '/api/auth/v1/Authentication/VerifyDevice',
    { username, reference, verificationCode },
    device,
  );
  const headers = { authorization: `Bearer ${signedIn.body.identity.token}` };
  return (path, body, more = {}) => call(path, body, { ...headers, ...more });
}

async function mailedCode(portal, to) {
  const { items } = await (await fetch(portal.outbox, { headers: { accept: 'application/json' } })).json();
  return items.find((item) => item.to === to).body.match(/\b\d{6}\b/)[0];
}
