// Seven published modules of realistic shape: the document names all of them, the shell's links and every hash.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ASSET, ASSET_BYTES } from './cases.mjs';

const MODULES = [
  'mfe-shell',
  'mfe-flights',
  'mfe-account',
  'mfe-payments',
  'mfe-hotels',
  'mfe-fares',
  'mfe-holiday-visa',
];
const PAGES = ['search', 'results', 'booking', 'orders', 'order/:id', 'requests', 'requests/:id', 'settings'];
const ENTRY = ASSET.split('/').at(-1);

export function writeReleases({ folder }) {
  const root = join(folder, 'releases');
  for (const id of MODULES) publish(root, id);
  writeFileSync(join(root, 'channels.toml'), `[stable]\n${MODULES.map((id) => `${id} = "1.0.0"\n`).join('')}`);
  return root;
}

function publish(root, id) {
  const at = join(root, id, '1.0.0');
  mkdirSync(at, { recursive: true });
  const files = [
    ENTRY,
    ...Array.from({ length: 9 }, (_, n) => `${n}${n}7.${(n * 7919 + 3).toString(16).padStart(8, '0')}.js`),
  ];
  const hashes = {};
  for (const file of files) {
    // Bytes that cannot be compressed again stand for compressed ones.
    const bytes = randomBytes(ASSET_BYTES);
    for (const twin of ['', '.gz', '.br', '.zst']) writeFileSync(join(at, file + twin), bytes);
    hashes[file] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  }
  writeFileSync(join(at, 'integrity.json'), JSON.stringify(hashes));
  writeFileSync(join(at, 'module.json'), JSON.stringify(manifest(id)));
  if (id === 'mfe-shell')
    writeFileSync(
      join(at, 'shell.json'),
      JSON.stringify({ entry: [ENTRY], css: [], preload: ['inter-latin.12345678.woff2'] }),
    );
}

function manifest(id) {
  const area = id.replace('mfe-', '');
  const paths = [area === 'flights' ? '/searchpad' : `/${area}`, ...PAGES.map((page) => `/${area}-${page}`)];
  return {
    id,
    name: id.replaceAll('-', '_'),
    contractVersion: 1,
    entry: ENTRY,
    routes: paths.map((path, n) => ({ path, feature: 202 + n, layout: 'agent', title: `${area}:page${n}.title` })),
    nav: [{ id: area, label: `${area}:page0.title`, icon: 'plane', path: `/${area}`, group: 'sell', order: 1 }],
    locales: ['en'],
    texts: { en: Object.fromEntries(paths.map((_, n) => [`${area}:page${n}.title`, `Page ${n} of ${area}`])) },
  };
}
