// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const { parseSync } = require('@swc/core');

/**
 * Data that the registry compares between modules and no page needs: `release.json` of a build.
 * @typedef {{ namespace: string, endpoints: string[], messages: Record<string, string[]> }} ReleaseFacts
 * @typedef {{ type?: string, [field: string]: unknown }} Node
 */

const SOURCE = /(?<!\.test|\.d)\.tsx?$/;
/** Suffix of a plural form. Source: i18next JSON v4. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * @param {string} folder
 * @param {'shell' | 'module'} role the shell brings the kits' endpoints along
 * @param {string[]} locales
 * @returns {ReleaseFacts}
 */
function releaseFacts(folder, role, locales) {
  const roots = [path.join(folder, 'src'), ...(role === 'shell' ? [path.join(folder, '../packages/kit-api/src')] : [])];
  const endpoints = roots.flatMap(sources).flatMap(endpointsOf).sort();
  const twice = endpoints.find((name, at) => endpoints.indexOf(name) !== at);
  if (twice)
    throw new Error(
      `${path.basename(folder)}: two endpoints are called "${twice}"; the second would answer as the first`,
    );
  const messages = Object.fromEntries(locales.map((language) => [language, messageKeys(folder, language)]));
  assertComplete(messages, path.basename(folder));
  return { namespace: role === 'shell' ? 'shell' : namespaceOf(folder), endpoints, messages };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name));
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/**
 * Names passed to `injectEndpoints`. They must be literals, otherwise the build fails, because the registry compares them.
 * Every injection must refuse a name that is taken, because modules released separately meet in one page.
 * @param {string} file
 * @returns {string[]}
 */
function endpointsOf(file) {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes('injectEndpoints')) return [];
  return callsOf(parse(text, file), 'injectEndpoints').flatMap((call) => {
    const build = propertiesOf(argument(call)).find((property) => nameOf(property) === 'endpoints')?.['value'];
    const made = returned(/** @type {Node | undefined} */ (build));
    const names = made && propertiesOf(made).map(nameOf);
    if (!names || names.includes(undefined))
      throw new Error(`${file}: write the endpoints of injectEndpoints out, each under its name`);
    if (!refusesClash(call))
      throw new Error(
        `${file}: add overrideExisting: 'throw' to injectEndpoints; without it a second endpoint of a name silently answers as the first`,
      );
    return /** @type {string[]} */ (names);
  });
}

/** @param {Node} call of `injectEndpoints` */
function refusesClash(call) {
  const rule = propertiesOf(argument(call)).find((property) => nameOf(property) === 'overrideExisting')?.['value'];
  return /** @type {Node | undefined} */ (rule)?.['value'] === 'throw';
}

/** @param {string} folder */
function namespaceOf(folder) {
  const file = path.join(folder, 'src/module.ts');
  const [call] = callsOf(parse(fs.readFileSync(file, 'utf8'), file), 'defineModule');
  const value = call && propertiesOf(argument(call)).find((property) => nameOf(property) === 'namespace')?.['value'];
  const namespace = /** @type {Node | undefined} */ (value)?.['value'];
  if (typeof namespace !== 'string') throw new Error(`${file}: defineModule names no namespace`);
  return namespace;
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {Node}
 */
const parse = (text, file) => /** @type {any} */ (parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }));

/**
 * @param {unknown} node
 * @param {string} name of the function, or of the method whatever it is called on
 * @returns {Node[]}
 */
function callsOf(node, name) {
  if (Array.isArray(node)) return node.flatMap((one) => callsOf(one, name));
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee } = /** @type {{ type?: string, callee?: any }} */ (node);
  const isIt = type === 'CallExpression' && (callee?.value === name || callee?.property?.value === name);
  return [...(isIt ? [/** @type {Node} */ (node)] : []), ...Object.values(node).flatMap((one) => callsOf(one, name))];
}

/** @param {Node} call */
const argument = (call) => /** @type {any} */ (call['arguments'])?.[0]?.expression;

/**
 * @param {Node | undefined} object
 * @returns {Node[]}
 */
const propertiesOf = (object) => /** @type {Node[] | undefined} */ (object?.['properties']) ?? [];

/** @param {Node} property */
const nameOf = (property) => {
  const key = /** @type {any} */ (property['key']);
  return ['Identifier', 'StringLiteral'].includes(key?.type) ? /** @type {string} */ (key.value) : undefined;
};

/**
 * The object literal an arrow function returns.
 * @param {Node | undefined} made
 * @returns {Node | undefined}
 */
function returned(made) {
  let body = /** @type {any} */ (made?.['body']);
  while (body?.type === 'ParenthesisExpression') body = body.expression;
  return body?.type === 'ObjectExpression' ? body : undefined;
}

/**
 * Dotted keys of `src/locales/<language>.json` and of the files in the folder of that name.
 * @param {string} folder
 * @param {string} language
 */
function messageKeys(folder, language) {
  const whole = path.join(folder, `src/locales/${language}.json`);
  const parts = path.join(folder, `src/locales/${language}`);
  const read = (/** @type {string} */ file) => /** @type {unknown} */ (JSON.parse(fs.readFileSync(file, 'utf8')));
  const named = fs.existsSync(parts) ? fs.readdirSync(parts).filter((name) => name.endsWith('.json')) : [];
  const texts = named.map((name) => [path.basename(name, '.json'), read(path.join(parts, name))]);
  return [...flat(read(whole)), ...flat(Object.fromEntries(texts)), ...flat(kitTexts(folder, language))].sort();
}

/**
 * Texts that a module takes from the kits it depends on, under each kit's name.
 * @param {string} folder
 * @param {string} language
 */
function kitTexts(folder, language) {
  const manifest = path.join(folder, 'package.json');
  const { dependencies = {} } = fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : {};
  const kits = Object.keys(dependencies).flatMap((name) => /^@jetway\/kit-(.*)$/.exec(name)?.[1] ?? []);
  const files = kits.map(
    (kit) => /** @type {const} */ ([kit, path.join(folder, `../packages/kit-${kit}/src/locales/${language}.json`)]),
  );
  return Object.fromEntries(
    files
      .filter(([, file]) => fs.existsSync(file))
      .map(([kit, file]) => [kit, JSON.parse(fs.readFileSync(file, 'utf8'))]),
  );
}

/**
 * @param {unknown} value
 * @param {string} prefix
 * @returns {string[]}
 */
function flat(value, prefix = '') {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key));
}

/**
 * @param {Record<string, string[]>} messages
 * @param {string} id
 */
function assertComplete(messages, id) {
  const plain = (/** @type {string[]} */ keys) => new Set(keys.map((key) => key.replace(PLURAL, '')));
  const wanted = plain(messages['en'] ?? []);
  for (const [language, keys] of Object.entries(messages)) {
    const there = plain(keys);
    const missing = [...wanted].filter((key) => !there.has(key));
    if (missing.length > 0)
      throw new Error(`${id}/src/locales/${language}.json: no text for ${missing.slice(0, 5).join(', ')}`);
  }
}

module.exports = { assertComplete, endpointsOf, releaseFacts };
