import type { ModuleRelease } from '@jetway/kit-runtime';
import { demoBoot } from '@jetway/kit-test';
import { expect, it } from 'vitest';

import { contractMismatch } from './contract';

function release(id: string, contractVersion: number): ModuleRelease {
  const manifest = { id, name: 'mfe_x', contractVersion: contractVersion as 1, routes: [], nav: [], locales: ['en'] };
  return { ...(demoBoot([manifest]).releases.modules[id] as ModuleRelease), version: `${contractVersion}.0.0` };
}
const shell = release('mfe-shell', 1);

it('accepts modules built for this contract or an earlier one', () => {
  expect(contractMismatch(release('mfe-x', 1), shell)).toBeUndefined();
  expect(contractMismatch(release('mfe-x', 0), shell)).toBeUndefined();
});

it('refuses a module that needs a newer one, naming both versions', () => {
  expect(contractMismatch(release('mfe-x', 2), shell)).toBe(
    'mfe-x 2.0.0 needs contract 2, the shell 1.0.0 has contract 1',
  );
});
