/// <reference types="node" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@jetway/kit-runtime';
import { describe, expect, it } from 'vitest';

/** What a shell offers to modules: names by kit, under a version. */
interface Shell {
  version: string;
  contract: number;
  offers: Record<string, string[]>;
}
/** What the last stable release of a module takes. */
interface Taken {
  contract: number;
  kits: string;
  uses: Record<string, string[]>;
}

// A page's test has no file of its own to start from: the workspace's folder is where npm runs it.
const require = createRequire(join(process.cwd(), 'package.json'));
const { KIT_VERSION, SHARED, kitsNeeded } = require('@jetway/kit-build/shared-modules') as {
  KIT_VERSION: string;
  SHARED: Record<string, object>;
  kitsNeeded: (folder: string) => string;
};
const { namesUsed, unknownTo } = require('@jetway/kit-build/names-used') as {
  namesUsed: (folder: string) => Record<string, string[]>;
  unknownTo: (offers: Record<string, string[]>, used: Record<string, string[]>) => string[];
};

/** Every kit that is shared at run time. */
const KITS: Record<string, () => Promise<object>> = {
  '@jetway/kit-domain': () => import('@jetway/kit-domain'),
  '@jetway/kit-api': () => import('@jetway/kit-api'),
  '@jetway/kit-api/auth': () => import('@jetway/kit-api/auth'),
  '@jetway/kit-api/customer': () => import('@jetway/kit-api/customer'),
  '@jetway/kit-api/utility': () => import('@jetway/kit-api/utility'),
  '@jetway/kit-api/payment': () => import('@jetway/kit-api/payment'),
  '@jetway/kit-api/flights': () => import('@jetway/kit-api/flights'),
  '@jetway/kit-runtime': () => import('@jetway/kit-runtime'),
  '@jetway/kit-runtime/router': () => import('@jetway/kit-runtime/router'),
  '@jetway/kit-runtime/store': () => import('@jetway/kit-runtime/store'),
  '@jetway/kit-ui': () => import('@jetway/kit-ui'),
  '@jetway/kit-ui/forms': () => import('@jetway/kit-ui/forms'),
};

const root = join(process.cwd(), '../..');
const kept = join(root, 'contracts/shell');
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-') && name !== 'mfe-shell');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(kept, file), 'utf8')) as T;
const write = (file: string, value: unknown) => writeFileSync(join(kept, file), `${JSON.stringify(value, null, 1)}\n`);

/** The shell as its sources are now. */
async function nextShell(): Promise<Shell> {
  const named = async ([kit, load]: [string, () => Promise<object>]) => [kit, Object.keys(await load()).sort()] as const;
  const offers = Object.fromEntries(await Promise.all(Object.entries(KITS).map(named)));
  return { version: KIT_VERSION, contract: CONTRACT_VERSION, offers };
}

const taken = (name: string): Taken => ({ contract: CONTRACT_VERSION, kits: kitsNeeded(join(root, name)), uses: namesUsed(join(root, name)) });
const isBelow = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) < 0;

/** After a promotion: what was promoted is live from now on. Names a module or "shell" in JETWAY_RECORD. */
const promoted = process.env['JETWAY_RECORD'];
if (promoted) {
  if (promoted === 'shell') write('live.json', await nextShell());
  else write('modules.json', { ...read<Record<string, Taken>>('modules.json'), [promoted]: taken(promoted) });
}

const live = read<Shell>('live.json');
const next = await nextShell();

it('looks at every kit that is shared', () => {
  expect(Object.keys(KITS).sort()).toEqual(Object.keys(SHARED).filter((name) => name.startsWith('@jetway/')).sort());
});

describe('the next shell', () => {
  it('offers all that the live one does, or is of another major version', () => {
    const gone = unknownTo(next.offers, live.offers);
    if (next.version.split('.')[0] === live.version.split('.')[0]) expect(gone).toEqual([]);
  });

  it('has a version above the live one once it offers more', () => {
    if (unknownTo(live.offers, next.offers).length > 0) expect(isBelow(live.version, next.version), 'raise KIT_VERSION in shared-modules.cjs').toBe(true);
  });

  it.each(Object.entries(read<Record<string, Taken>>('modules.json')))('runs the last stable release of %s', (_name, { contract, kits, uses }) => {
    expect(contract).toBeLessThanOrEqual(next.contract);
    expect(isBelow(next.version, kits)).toBe(false);
    expect(unknownTo(next.offers, uses)).toEqual([]);
  });
});

describe.each(modules)('%s', (name) => {
  const uses = namesUsed(join(root, name));

  it('runs in the next shell', () => expect(unknownTo(next.offers, uses)).toEqual([]));

  it('runs in the live shell, or says that it needs a newer one', () => {
    const missing = unknownTo(live.offers, uses);
    expect(kitsNeeded(join(root, name))).toBe(missing.length === 0 ? live.version : next.version);
    if (missing.length > 0) expect(isBelow(live.version, next.version)).toBe(true);
  });
});
