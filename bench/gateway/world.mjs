// Folders, tenants, processes of one run; everything is gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './packages.mjs';

export { freePort } from '../stack/free-port.mjs';

const TENANTS = 200;
const SERVER_CORE = '0';
const GENEROUS_MS = 30_000;

export function openWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'jetway-bench-'));
  chmodSync(folder, 0o755);
  const children = [];
  const slugs = Array.from({ length: TENANTS }, (_, index) => `agency-${String(index).padStart(3, '0')}`);
  const world = {
    folder,
    slugs,
    hosts: slugs.map((slug) => `${slug}.test`),
    /** Start a server on its core; its words go to a file. */
    start(name, command, { env = {}, core = SERVER_CORE, log = `${name}.log` } = {}) {
      const out = openSync(join(folder, log), 'a');
      const child = spawn('taskset', ['-c', core, ...command], {
        env: { ...process.env, ...env },
        cwd: folder,
        stdio: ['ignore', out, out],
      });
      child.once('exit', (code) => {
        if (!world.isClosing)
          console.error(`${name} ended with ${code}:\n${readFileSync(join(folder, log), 'utf8').slice(-2000)}`);
      });
      children.push(child);
      return child;
    },
    write(name, text) {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    close() {
      world.isClosing = true;
      for (const child of children) child.kill('SIGTERM');
      execFileSync('sleep', ['1']);
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}

/** Tenants of the size of a real one, each with two hosts of its own. */
export function writeTenants({ folder, slugs }) {
  const tenants = join(folder, 'tenants');
  cpSync(join(ROOT, 'tenants/_default'), join(tenants, '_default'), { recursive: true });
  const model = readFileSync(join(ROOT, 'tenants/falcon/tenant.toml'), 'utf8');
  for (const slug of slugs) {
    mkdirSync(join(tenants, slug));
    cpSync(join(ROOT, 'tenants/falcon/assets'), join(tenants, slug, 'assets'), { recursive: true });
    const own = model
      .replace(/^hosts = .*$/m, `hosts = ["${slug}.test", "www.${slug}.test"]`)
      .replaceAll('Falcon Travel Trade', `Agency ${slug}`);
    writeFileSync(join(tenants, slug, 'tenant.toml'), own);
  }
  return tenants;
}

/** Resolves when a server listens there. */
export async function listening(port) {
  for (const until = Date.now() + GENEROUS_MS; Date.now() < until;) {
    const isUp = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true))).on('error', () =>
        resolve(false),
      );
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no server listens on ${port}`);
}
