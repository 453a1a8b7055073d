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
/** Texts that are in no locale: legal pages, the sign-in before its page, the kit's own texts, printed documents, e-mails. */
const others = [
  'mfe-account/src/features/site/legal/texts/en.ts',
  'mfe-account/src/features/site/legal/texts/ar.ts',
  'mfe-account/src/entrances/words.ts',
  'packages/kit-ui/src/fields/frame/plain-texts.ts',
  'crates/jetway-documents/words/en.json',
  'crates/jetway-documents/words/ar.json',
  'crates/jetway-app/src/emails/en.ftl',
  'crates/jetway-app/src/emails/ar.ftl',
].map((name) => path.join(root, name));

it.each([...files, ...others].map((file) => path.relative(root, file)))(
  '%s never names the product: every brand has these texts',
  (file) => {
    expect(readFileSync(path.join(root, file), 'utf8').toLowerCase()).not.toContain('jetway');
  },
);
