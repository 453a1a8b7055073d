import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

interface Plugin {
  constructor: { name: string };
  _options?: { shareStrategy: string; experiments: { externalRuntime?: boolean; provideExternalRuntime?: boolean } };
}
interface Configuration {
  plugins: Plugin[];
  optimization: { runtimeChunk?: unknown };
  output: { chunkLoadTimeout: number; strictModuleExceptionHandling: boolean };
}
type Preset = (folder: string) => (env: { standalone?: boolean }) => Configuration;

const require = createRequire(import.meta.url);
const { mfe, shell } = require('./index.cjs') as { mfe: Preset; shell: Preset };
const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = {
  shell: shell(join(root, 'mfe-shell'))({}),
  module: mfe(join(root, 'mfe-payments'))({}),
  alone: mfe(join(root, 'mfe-payments'))({ standalone: true }),
};
const federation = ({ plugins }: Configuration) =>
  plugins.find((plugin) => plugin.constructor.name === 'ModuleFederationPlugin')?._options;

it('webpack is the version the federation plugin supports', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    overrides: { webpack: string };
  };
  expect((require('webpack/package.json') as { version: string }).version).toBe(overrides.webpack);
});

describe('a production build', () => {
  it.each(['shell', 'module'] as const)(
    '%s: no separate runtime chunk, no library loaded before it is used',
    (role) => {
      expect(built[role].optimization.runtimeChunk).toBeUndefined();
      expect(federation(built[role])?.shareStrategy).toBe('loaded-first');
      expect(built[role].output).toMatchObject({ chunkLoadTimeout: 10_000, strictModuleExceptionHandling: true });
    },
  );

  it('uses the federation runtime that the shell provides', () => {
    expect(federation(built.shell)?.experiments.provideExternalRuntime).toBe(true);
    expect(federation(built.module)?.experiments.externalRuntime).toBe(true);
  });
});

it('a standalone build contains no federation', () => {
  expect(federation(built.alone)).toBeUndefined();
});
