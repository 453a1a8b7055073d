// How long a pointer takes from an object store to the pages of two gateways. Wants what `make run` and `make test` built:
// the debug binaries, a build of two modules, and the object store for tests in target/tools/moto.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../stack/free-port.mjs';
import { median } from '../stack/stack.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;
const MODULE = 'mfe-flights';
const MOVES = 12;
const LIMIT_MS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'jetway-pointers-'));
const children = [];
try {
  const store = await startStore();
  const tool = (...order) =>
    execFileSync(join(ROOT, 'target/debug/jetway'), ['release', ...order], { env: store, encoding: 'utf8' });
  const publish = (id, ...more) => tool('publish', id, join(ROOT, id, 'dist'), '--promote', ...more).split(' ')[1];
  publish('mfe-shell');
  const versions = [publish(MODULE), publish(MODULE, '--version', 'other')];
  const nodes = await Promise.all(['a', 'b'].map((name) => startNode(name, store)));
  await until(nodes, versions[1]);

  const moved = [];
  for (let move = 0; move < MOVES; move += 1) {
    tool('promote', MODULE, versions[move % 2]);
    moved.push(await until(nodes, versions[move % 2]));
  }
  const published = [];
  for (let version = 0; version < 4; version += 1) {
    publish(MODULE, '--version', `new${version}`);
    published.push(await until(nodes, `new${version}`));
  }
  const row = (what, times) => ({
    what,
    'median ms': Math.round(median(times)),
    'slowest ms': Math.round(Math.max(...times)),
    times: times.length,
  });
  const rows = [
    row('pointer moved → pages of both gateways', moved),
    row('published and promoted at once → the same', published),
  ];
  console.table(rows);
  if (rows.some((measured) => measured['slowest ms'] > LIMIT_MS)) throw new Error(`more than ${LIMIT_MS} ms`);
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** The variables programs find it by. The store is the one Rust's tests start. */
async function startStore() {
  const source = readFileSync(join(ROOT, 'crates/jetway-releases/src/storage/testing.rs'), 'utf8');
  const [, script] = source.match(/const SERVER: &str = "\\\n(.*?)";/s);
  const child = start(join(ROOT, 'target/tools/moto/bin/python'), ['-c', script, '0'], process.env);
  const port = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(Number(line))));
  await new Promise((resolve) =>
    request({ port, method: 'PUT', path: '/jetway' }, (answer) => answer.resume().on('end', resolve)).end(),
  );
  return {
    ...process.env,
    AWS_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ALLOW_HTTP: 'true',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    JETWAY_RELEASES_STORE: 's3://jetway/bench',
  };
}

/** Where its portal listens. */
async function startNode(name, store) {
  const at = (file) => join(folder, name, file);
  mkdirSync(join(folder, name));
  for (const key of ['edge.key', 'token.key']) writeFileSync(at(key), '07'.repeat(32));
  const [portal, admin] = await Promise.all([freePort(), freePort()]);
  start(join(ROOT, 'target/debug/jetway-gateway'), [], {
    ...store,
    JETWAY_GATEWAY_LISTEN: `127.0.0.1:${portal}`,
    JETWAY_GATEWAY_ADMIN_LISTEN: `127.0.0.1:${admin}`,
    JETWAY_GATEWAY_UPSTREAM: '127.0.0.1:1',
    JETWAY_GATEWAY_LIMITS__RATES__EXEMPT: '127.0.0.0/8',
    JETWAY_TENANTS_DIR: join(ROOT, 'tenants'),
    JETWAY_TENANT_CACHE_DIR: at('kept'),
    JETWAY_RELEASES_DIR: at('releases'),
    JETWAY_DOMAINS_DIR: at('domains'),
    JETWAY_CERTS_DIR: at('certs'),
    JETWAY_EDGE_KEY_FILE: at('edge.key'),
    JETWAY_TOKEN_KEY_FILE: at('token.key'),
  });
  return portal;
}

function start(program, parameters, env) {
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.resume();
  children.push(child);
  return child;
}

/** Milliseconds until a new page of each gateway has a version. */
async function until(nodes, version) {
  const began = performance.now();
  for (const node of nodes) {
    while (!(await page(node)).includes(`/releases/${MODULE}/${version}/`)) {
      if (performance.now() - began > 30_000) throw new Error(`${version} never came`);
    }
  }
  return performance.now() - began;
}

function page(port) {
  return new Promise((resolve) => {
    const headers = { host: 'localhost', accept: 'text/html' };
    const asked = get({ port, path: '/', headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part)).on('end', () => resolve(text));
    });
    asked.on('error', () => setTimeout(() => resolve(''), 20));
  });
}
