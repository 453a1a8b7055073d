/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@jetway/kit-runtime';
import { describe, expect, it } from 'vitest';

/** What a shell provides to modules: export names by kit, with a version. */
interface Shell {
  version: string;
  contract: number;
  offers: Record<string, string[]>;
}
/** What the last stable release of a module imports. */
interface Taken {
  contract: number;
  kits: string;
  uses: Record<string, string[]>;
}

const require = createRequire(import.meta.filename);
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
const KITS = Object.keys(SHARED).filter((name) => name.startsWith('@jetway/'));

const root = join(import.meta.dirname, '../../../..');
const kept = join(root, 'contracts/shell');
/** Everything that runs in a shell. */
const modules = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && !['mfe-shell', 'mfe-operations'].includes(name),
);
const read = <T>(file: string): T => JSON.parse(readFileSync(join(kept, file), 'utf8')) as T;

/** The shell's exports from the current sources. */
async function nextShell(): Promise<Shell> {
  const named = async (kit: string) => [kit, Object.keys((await import(kit)) as object).sort()] as const;
  const offers = Object.fromEntries(await Promise.all(KITS.map(named)));
  return { version: KIT_VERSION, contract: CONTRACT_VERSION, offers };
}

const isBelow = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) < 0;

const live = read<Shell>('live.json');
const next = await nextShell();

describe('the next shell', () => {
  it('provides everything the live one does, or has another major version', () => {
    const gone = unknownTo(next.offers, live.offers);
    if (next.version.split('.')[0] === live.version.split('.')[0]) expect(gone).toEqual([]);
  });

  it('has a higher version than the live one once it provides more', () => {
    if (unknownTo(live.offers, next.offers).length > 0)
      expect(isBelow(live.version, next.version), 'raise KIT_VERSION in shared-modules.cjs').toBe(true);
  });

  it.each(Object.entries(read<Record<string, Taken>>('modules.json')))(
    'runs the last stable release of %s',
    (_name, { contract, kits, uses }) => {
      expect(contract).toBeLessThanOrEqual(next.contract);
      expect(isBelow(next.version, kits)).toBe(false);
      expect(unknownTo(next.offers, uses)).toEqual([]);
    },
  );
});

describe.each(modules)('%s', (name) => {
  const uses = namesUsed(join(root, name));

  it('runs in the next shell', () => expect(unknownTo(next.offers, uses)).toEqual([]));

  it('runs in the live shell, or declares that it needs a newer one', () => {
    const missing = unknownTo(live.offers, uses);
    expect(kitsNeeded(join(root, name))).toBe(missing.length === 0 ? live.version : next.version);
    if (missing.length > 0) expect(isBelow(live.version, next.version)).toBe(true);
  });
});
