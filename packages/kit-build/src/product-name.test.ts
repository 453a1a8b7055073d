import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The modules of portals: the operators' console has no brand. */
const homes = readdirSync(root).filter((name) => name.startsWith('mfe-') && name !== 'mfe-operations');
const files = [...homes, 'packages/kit-orders'].flatMap((home) => {
  const folder = path.join(root, home, 'src/locales');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
});

it.each(files.map((file) => path.relative(root, file)))(
  '%s never names the product: every brand shows these texts',
  (file) => {
    expect(readFileSync(path.join(root, file), 'utf8').toLowerCase()).not.toContain('jetway');
  },
);
