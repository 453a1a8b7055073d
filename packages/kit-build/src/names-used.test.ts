import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { namesUsed } = require('./names-used.cjs') as { namesUsed: (folder: string) => Record<string, string[]> };

let folder: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists what a module imports from each kit at run time, without types, tests or bundled parts', () => {
  put(
    'src/a.tsx',
    "import { Button as Press, type Tone,\n  Card } from '@jetway/kit-ui';\nimport type { Tenant } from '@jetway/kit-runtime';\nexport { paths } from '@jetway/kit-runtime';",
  );
  put('src/b.ts', "import { Kite } from '@jetway/kit-ui/rare-icons';\nconst late = () => import('./a');");
  put('src/b.test.ts', "import * as all from '@jetway/kit-ui'; await import('@jetway/kit-api/customer');");
  put('src/testing/open.ts', "await import('@jetway/kit-api/customer');");
  expect(namesUsed(folder)).toEqual({ '@jetway/kit-runtime': ['paths'], '@jetway/kit-ui': ['Button', 'Card'] });
});

it('adds what a bundled kit imports from shared ones', () => {
  put('src/a.tsx', "import { NotesCard } from '@jetway/kit-orders';");
  expect(namesUsed(folder)['@jetway/kit-ui']).toEqual(expect.arrayContaining(['ConfirmDialog', 'TextArea']));
  expect(namesUsed(folder)).not.toHaveProperty('@jetway/kit-orders');
});

it.each([
  ["import * as ui from '@jetway/kit-ui';", '@jetway/kit-ui'],
  ["export * from '@jetway/kit-api/payment';", '@jetway/kit-api/payment'],
  ["const api = await import('@jetway/kit-api/payment');", '@jetway/kit-api/payment'],
  ['const ui = () => import(/* webpackChunkName: "ui" */ \'@jetway/kit-ui/forms\');', '@jetway/kit-ui/forms'],
])('%s fails the build with a message that names the file and the accepted form', (text, kit) => {
  put('src/late.ts', text);
  expect(() => namesUsed(folder)).toThrow(new RegExp(`late\\.ts: .*write \`import { name } from '${kit}'\``));
});
