import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const plugin = createRequire(import.meta.url)('../runtime/pin.cjs') as (() => {
  resolveShare: (args: object) => { resolver: () => { shared: unknown } };
}) & { isWithin: (version: string, range: unknown) => boolean };

const own = { from: 'mfe_shell', version: '1.1.0' };
const brought = { from: 'mfe_x', version: '1.4.0' };

function resolve(requiredVersion: string) {
  const resolver = () => ({ shared: brought });
  const shareScopeMap = { default: { kit: { '1.1.0': own, '1.4.0': brought } } };
  return plugin()
    .resolveShare({
      shareScopeMap,
      scope: 'default',
      pkgName: 'kit',
      shareInfo: { from: 'mfe_x', shareConfig: { requiredVersion } },
      resolver,
    })
    .resolver();
}

it("returns the shell's copy even if a module brings a newer one", () => {
  expect(resolve('^1.0.0').shared).toBe(own);
});

it('refuses a module that needs a newer version than the shell has, even if the module brings it', () => {
  expect(() => resolve('^1.4.0')).toThrow(
    expect.objectContaining({
      name: 'VersionMismatch',
      message: 'mfe_x needs kit ^1.4.0, the portal has 1.1.0',
    }) as Error,
  );
});

it.each([
  ['1.1.0', '^1.0.0', true],
  ['1.1.0', '^1.1.0', true],
  ['1.1.1', '^1.1.2', false],
  ['1.10.0', '^1.9.0', true],
  ['2.0.0', '^1.1.0', false],
  ['19.3.1', '^18.0.0', false],
])('%s within %s: %s', (version, range, fits) => expect(plugin.isWithin(version, range)).toBe(fits));
