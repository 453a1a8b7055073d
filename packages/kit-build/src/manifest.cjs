// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const { transformSync } = require('@swc/core');
const Ajv = require('ajv').default;

const { misplaced } = require('./addresses.cjs');

/**
 * @typedef {import('./addresses.cjs').Route & { title: string, entrance?: string }} Route
 * @typedef {import('./addresses.cjs').Nav & { label: string }} Nav
 * @typedef {{ id: string, name: string, contractVersion: number, routes: Route[], nav: Nav[], locales: string[] }} Manifest
 */

const SCHEMA = path.join(__dirname, '../../../contracts/route-manifest.schema.json');

/**
 * Evaluates `src/manifest.ts`, which is pure data: type imports are erased, other imports are not allowed.
 * @param {string} folder
 * @returns {Manifest}
 */
function readManifest(folder) {
  const file = path.join(folder, 'src/manifest.ts');
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  /** @type {{ exports: { manifest?: Manifest } }} */
  const module = { exports: {} };
  const refuse = () => {
    throw new Error(`${file}: a manifest imports nothing but types`);
  };
  vm.runInNewContext(code, { module, exports: module.exports, require: refuse }, { filename: file });
  // A JSON round trip lets only data leave the sandboxed context.
  const manifest = JSON.parse(JSON.stringify(module.exports.manifest ?? null));
  assertManifest(manifest, path.basename(folder));
  return { ...manifest, texts: textsOf(manifest, folder) };
}

/**
 * @param {Manifest} manifest
 * @param {string} id
 */
function assertManifest(manifest, id) {
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')));
  if (!validate(manifest)) {
    const reasons = validate.errors?.map((error) => `${error.instancePath || '/'} ${error.message}`).join('; ');
    throw new Error(`${id}/src/manifest.ts: ${reasons}`);
  }
  const [wrong] = misplaced(manifest);
  if (wrong) throw new Error(`${id}/src/manifest.ts: ${wrong} (ADR 0050)`);
  if (manifest.id !== id) throw new Error(`${id}/src/manifest.ts: id is "${manifest.id}"`);
}

/**
 * The texts of titles and labels, so that the shell can show them before the module's code loads.
 * @param {Manifest} manifest
 * @param {string} folder
 */
function textsOf(manifest, folder) {
  const keys = [...manifest.routes.map((route) => route.title), ...manifest.nav.map((entry) => entry.label)];
  return Object.fromEntries(
    manifest.locales.map((language) => {
      const file = path.join(folder, `src/locales/${language}.json`);
      const messages = JSON.parse(fs.readFileSync(file, 'utf8'));
      return [language, Object.fromEntries(keys.map((key) => [key, textAt(messages, key, file)]))];
    }),
  );
}

/**
 * @param {unknown} messages
 * @param {string} key "namespace:a.b"
 * @param {string} file
 * @returns {string}
 */
function textAt(messages, key, file) {
  let found = messages;
  for (const step of key.slice(key.indexOf(':') + 1).split('.')) {
    found = /** @type {Record<string, unknown> | undefined} */ (found)?.[step];
  }
  if (typeof found !== 'string') throw new Error(`${file}: no text for "${key}", which the manifest shows`);
  return found;
}

module.exports = { assertManifest, readManifest };
