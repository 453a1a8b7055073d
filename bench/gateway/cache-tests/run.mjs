// The public suite for HTTP caches (npm http-cache-tests 0.4.5) against the gateway: node run.mjs [gateway binary] [test id]

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { PREFIX, traceOf } from './origin.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../../..');
const binary = resolve(process.argv[2] ?? join(root, 'target/debug/jetway-gateway'));
const wanted = process.argv[3];
const HOST = 'localhost';

const folder = mkdtempSync(join(tmpdir(), 'cache-tests-'));
const children = [];

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

function fetchPackages() {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // The suite names npm itself as a dependency; only what its client needs is taken.
  execFileSync('npm', ['pack', '--silent', 'http-cache-tests@0.4.5'], { cwd: folder });
  mkdirSync(join(folder, 'suite'));
  execFileSync('tar', ['xzf', 'http-cache-tests-0.4.5.tgz', '--strip-components=1', '-C', 'suite'], { cwd: folder });
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', 'node-fetch@2.7.0'], { cwd: folder });
}

function start(command, args, env) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' });
  children.push(child);
  return child;
}

async function reachable(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      return await fetch(url);
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error(`${url} does not answer`);
}

async function startAll() {
  const [origin, portal, admin] = [await freePort(), await freePort(), await freePort()];
  start(process.execPath, ['--import', pathToFileURL(join(here, 'origin.mjs')).href, 'suite/server/server.mjs'], {
    npm_config_protocol: 'http',
    npm_config_port: String(origin),
    npm_config_pidfile: join(folder, 'pid'),
  });
  cpSync(join(root, 'tenants'), join(folder, 'tenants'), { recursive: true });
  for (const name of ['edge', 'token']) writeFileSync(join(folder, `${name}.key`), '07'.repeat(32));
  // Clients may insist on fresh answers here, which an installation does not let them; no old answer is given while
  // another is fetched.
  writeFileSync(
    join(folder, 'gateway.toml'),
    `upstream = "127.0.0.1:${origin}"
admin_listen = "127.0.0.1:${admin}"
listen = "127.0.0.1:${portal}"
[limits.rates]
exempt = ["127.0.0.0/8", "::1/128"]
# Its answers are often errors, on purpose.
[resilience.breaker]
percent = 0
[resilience.ejection]
failures = 0
errors = 0
[cache]
refresh_floor_seconds = 0
[cache.routes.suite]
path = "${PREFIX}/test/*"
seconds = 60
revalidate_seconds = 0
parameters = ["*"]
vary = ["foo", "bar", "baz", "abc", "accept-language"]
`,
  );
  start(binary, ['--config', join(folder, 'gateway.toml')], {
    JETWAY_TENANTS_DIR: join(folder, 'tenants'),
    JETWAY_RELEASES_DIR: join(folder, 'releases'),
    JETWAY_DOMAINS_DIR: join(folder, 'domains'),
    JETWAY_EDGE_KEY_FILE: join(folder, 'edge.key'),
    JETWAY_TOKEN_KEY_FILE: join(folder, 'token.key'),
  });
  const [direct, through] = [`http://localhost:${origin}`, `http://${HOST}:${portal}${PREFIX}`];
  await reachable(direct);
  await reachable(through);
  while (!(await (await fetch(`http://127.0.0.1:${admin}/upstreams`)).text()).includes('"usable"')) {
    await new Promise((done) => setTimeout(done, 100));
  }
  return { direct, through };
}

async function run({ direct, through }) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href);
  const { default: request } = await load('node_modules/node-fetch/lib/index.mjs');
  const { runTests, getResults } = await load('suite/client/runner.mjs');
  const suites = [
    ...(await load('suite/tests/index.mjs')).default,
    (await load('suite/tests/surrogate-control.mjs')).default,
  ];
  const chosen = wanted
    ? suites.map((suite) => ({ ...suite, tests: suite.tests.filter((test) => test.id === wanted) }))
    : suites;
  // What arranges a test goes straight to the origin; what is tested goes through the gateway.
  const tested = (url, init = {}) => {
    if (!url.includes('/test/')) return request(url.replace(through, direct), init);
    const number = init.headers?.find(([name]) => name === 'Req-Num')?.[1];
    return request(url, { ...init, headers: [...(init.headers ?? []), ['traceparent', traceOf(number)]] });
  };
  await runTests(chosen, tested, false, through, 25);
  return { suites: chosen, results: getResults() };
}

function report({ suites, results }) {
  const kinds = {};
  for (const suite of suites) {
    for (const { id, kind = 'required', name } of suite.tests) {
      if (!(id in results)) continue;
      const of = (kinds[kind] ??= { passed: 0, all: 0, failed: [] });
      of.all += 1;
      if (results[id] === true) of.passed += 1;
      else of.failed.push(`${id}: ${name}\n      ${results[id].join(': ')}`);
    }
  }
  for (const [kind, { passed, all, failed }] of Object.entries(kinds)) {
    console.log(`${kind}: ${passed} of ${all}`);
    if (kind !== 'check') failed.forEach((line) => console.log(`    ${line}`));
  }
}

try {
  fetchPackages();
  report(await run(await startAll()));
} finally {
  children.forEach((child) => child.kill());
  rmSync(folder, { recursive: true, force: true });
}
