// Whether a backend answers known and unknown addresses after the same time: sign-in with a wrong password, a forgotten password and
// a code for a new browser. A second unknown address shows the noise of the machine. Wants the debug binary of the backend.
//
// node edge/known-addresses.mjs [rounds]
import { execFileSync, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../stack/free-port.mjs';
import { ROOT, median } from '../stack/stack.mjs';

const BINARY = process.env.JETWAY_BENCH_API ?? join(ROOT, 'target/debug/jetway-api');
const ROUNDS = Number(process.argv[2] ?? 400);
const WARM_UP = 20;
/** Longer than a pause after wrong passwords, so that every attempt is evaluated. */
const BETWEEN_ROUNDS_S = 16 * 60;
const ADDRESSES = { known: 'agent@desertrose.test', unknown: 'agent@desertrise.test', other: 'agent@desertruse.test' };
const AUTHENTICATION = '/api/auth/v1/Authentication';
const CALLS = {
  'sign-in, wrong password': ['Authenticate', { password: 'Not-the-one-1' }],
  'forgotten password': ['ResetPassword', { deviceCheck: false }],
  'code for a new browser': ['ResetPassword', { deviceCheck: true }],
};

const folder = mkdtempSync(join(tmpdir(), 'jetway-bench-'));
const key = randomBytes(32);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let child;
try {
  const backend = await startBackend();
  const times = Object.fromEntries(Object.keys(CALLS).map((call) => [call, []]));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const call of Object.keys(CALLS)) {
      const measured = await measure(backend, call, round);
      if (round >= WARM_UP) times[call].push(measured);
    }
    await send(backend.admin, '/dev/clock', { advanceSeconds: BETWEEN_ROUNDS_S });
  }
  const ms = (number) => Number(number.toFixed(3));
  console.table(
    Object.entries(times).map(([call, rounds]) => ({
      call,
      'known, ms': ms(median(rounds.map(({ known }) => known))),
      'unknown, ms': ms(median(rounds.map(({ unknown }) => unknown))),
      'known − unknown, ms': ms(median(rounds.map(({ known, unknown }) => known - unknown))),
      'two unknown, ms': ms(median(rounds.map(({ other, unknown }) => other - unknown))),
      rounds: rounds.length,
    })),
  );
} finally {
  agent.destroy();
  child?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** The time of a call for each address. Each is first, second and last equally often. */
async function measure({ api }, call, round) {
  const [operation, body] = CALLS[call];
  const names = Object.keys(ADDRESSES);
  const turned = [...names.slice(round % 3), ...names.slice(0, round % 3)];
  const order = Math.floor(round / 3) % 2 === 0 ? turned : turned.toReversed();
  const measured = {};
  for (const name of order) {
    const started = performance.now();
    await send(api, `${AUTHENTICATION}/${operation}`, { username: ADDRESSES[name], ...body });
    measured[name] = performance.now() - started;
  }
  return measured;
}

async function startBackend() {
  const [api, admin] = [await freePort(), await freePort()];
  const keys = { EDGE: key, TOKEN: randomBytes(32), DATA: randomBytes(32) };
  const env = {
    ...process.env,
    JETWAY_DATABASE_URL: `sqlite://${join(folder, 'jetway.db')}?mode=rwc`,
    JETWAY_TENANTS_DIR: join(ROOT, 'tenants'),
    JETWAY_WORLD_JOURNAL: join(folder, 'world.jsonl'),
    JETWAY_BACKEND_LISTEN: `127.0.0.1:${api}`,
    JETWAY_BACKEND_ADMIN_LISTEN: `127.0.0.1:${admin}`,
    JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR: '100000',
    // A password check costs the same for every address; a cheap one hides less.
    JETWAY_BACKEND_IDENTITY__HASH_MEMORY_KIB: '64',
  };
  for (const [name, secret] of Object.entries(keys)) {
    env[`JETWAY_${name}_KEY_FILE`] = join(folder, `${name}.key`);
    writeFileSync(env[`JETWAY_${name}_KEY_FILE`], secret.toString('hex'));
  }
  execFileSync(BINARY, ['seed', '--demo'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  child = spawn(BINARY, ['serve'], { env, stdio: 'ignore' });
  child.once('exit', (code) => code && console.error(`the backend ended with ${code}`));
  while (child.exitCode === null) {
    try {
      await send(admin, '/dev/clock', { advanceSeconds: 1 });
      return { api, admin };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the backend did not start');
}

/** Posts JSON, signed as the gateway signs it. */
function send(port, path, body) {
  const [tenant, id, time] = ['falcon', randomBytes(8).toString('hex'), String(Math.floor(Date.now() / 1000))];
  const signed = ['v1', 'POST', path, tenant, id, time].join('\n');
  const headers = {
    'content-type': 'application/json',
    'device-id': 'browser-of-a-stranger',
    'x-jetway-tenant': tenant,
    'x-request-id': id,
    'x-jetway-edge-time': time,
    'x-jetway-edge-signature': createHmac('sha256', key).update(signed).digest('hex'),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
