import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { STATE } from './addresses';

const ROOT = new URL('../..', import.meta.url).pathname;
const TOOL = process.env['JETWAY_TOOL'] ?? join(ROOT, 'target/debug/jetway');

/** `jetway release …` on the stack's releases, as a product team runs it. Throws with the tool's output. */
export function release(...order: string[]): string {
  if (!STATE) throw new Error('needs its own stack');
  return execFileSync(TOOL, ['release', ...order, '--releases', join(STATE, 'releases')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Publishes the current build of a module with one text changed, under a new version. */
export function publishChanged(module: string, version: string, [from, to]: [from: string, to: string]): void {
  const folder = mkdtempSync(join(tmpdir(), 'jetway-dist-'));
  try {
    cpSync(join(ROOT, module, 'dist'), folder, { recursive: true });
    const hashes = readJson(join(folder, 'integrity.json'));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) continue;
      const changed = text.replaceAll(from, to);
      writeFileSync(join(folder, file), changed);
      hashes[file] = `sha256-${createHash('sha256').update(changed).digest('base64')}`;
    }
    writeFileSync(join(folder, 'integrity.json'), JSON.stringify(hashes));
    release('publish', module, folder, '--version', version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A module's build, served from a developer's machine. */
export interface LocalBuild {
  origin: string;
  /** Requested paths. */
  asked: string[];
  stop: () => void;
}

/** Serves the current build of a module from this machine, with one text changed. */
export async function servedHere(module: string, [from, to]: [from: string, to: string]): Promise<LocalBuild> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const file = basename(request.url?.split('?')[0] ?? '');
    asked.push(file);
    const text = readFileSync(join(ROOT, module, 'dist', file), 'utf8');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
    response.end(file.endsWith('.js') ? text.replaceAll(from, to) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, stop: () => server.close() };
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
