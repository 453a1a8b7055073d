// @ts-check
const fs = require('node:fs');
const path = require('node:path');

/** A source file that is part of the module's production build. */
const SOURCE = /(?<!\.test|\.d|standalone)\.tsx?$/;
/** Folders of test helpers, and of entrances, which bundle everything they use. */
const APART = /[\\/](testing|entrances)/;
/** Parts of kits that are not shared: each user bundles them, and needs no shell version for them. */
const CARRIED = new Set([
  '@jetway/kit-ui/rare-icons',
  '@jetway/kit-ui/passport',
  '@jetway/kit-ui/picture',
  '@jetway/kit-domain/days',
  '@jetway/kit-domain/input',
  '@jetway/kit-domain/orders',
  '@jetway/kit-domain/passport',
  '@jetway/kit-orders',
  '@jetway/kit-orders/searchpad',
]);
/** Bundled kits that import shared ones: a module that bundles one needs what it imports. */
const KIT_ORDERS = path.join(__dirname, '../../kit-orders');
const CARRIED_USERS = { '@jetway/kit-orders': KIT_ORDERS, '@jetway/kit-orders/searchpad': KIT_ORDERS };
const IMPORT = /\b(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"](@jetway\/kit-[^'"]+)['"]/g;

/** A namespace or dynamic import of a kit: the names used cannot be determined statically. */
const WHOLE =
  /\b(?:(?:import|export)\s*\*\s*(?:as\s+[\w$]+\s+)?from\s*|import\s*\(\s*(?:\/\*.*?\*\/\s*)*)['"](@jetway\/kit-[^'"]+)['"]/g;

/**
 * Names a module imports from each kit at run time; types do not count. A namespace import of a kit fails the build, because
 * the shell version a module requires is derived from the names.
 * @param {string} folder
 * @returns {Record<string, string[]>}
 */
function namesUsed(folder) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  /** @type {Set<string>} */
  const carried = new Set();
  for (const file of sources(path.join(folder, 'src'))) {
    const text = fs.readFileSync(file, 'utf8');
    assertNamed(text, file);
    for (const [, isType, names = '', kit = ''] of text.matchAll(IMPORT)) {
      if (isType) continue;
      if (kit in CARRIED_USERS) carried.add(kit);
      if (!isShared(kit)) continue;
      const found = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '));
      for (const name of found) (used[kit] ??= new Set()).add(name.split(/\s+as\s+/)[0] ?? name);
    }
  }
  for (const kit of carried) {
    const needs = namesUsed(CARRIED_USERS[/** @type {keyof typeof CARRIED_USERS} */ (kit)]);
    for (const [shared, names] of Object.entries(needs))
      for (const name of names) (used[shared] ??= new Set()).add(name);
  }
  return Object.fromEntries(
    Object.entries(used)
      .sort()
      .map(([kit, names]) => [kit, [...names].sort()]),
  );
}

/** @param {string} kit */
const isShared = (kit) => !CARRIED.has(kit) && !kit.startsWith('@jetway/kit-test');

/**
 * @param {string} text
 * @param {string} file
 */
function assertNamed(text, file) {
  const [form, kit] = [...text.matchAll(WHOLE)].find(([, of = '']) => isShared(of)) ?? [];
  if (form)
    throw new Error(`${file}: \`${form}\` hides what is used of ${kit}; write \`import { name } from '${kit}'\``);
}

/** @param {string} folder */
function sources(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !APART.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Names that a shell does not provide, as "kit name".
 * @param {Record<string, string[]>} offers
 * @param {Record<string, string[]>} used
 */
function unknownTo(offers, used) {
  return Object.entries(used).flatMap(([kit, names]) =>
    names.filter((name) => !offers[kit]?.includes(name)).map((name) => `${kit} ${name}`),
  );
}

module.exports = { namesUsed, unknownTo };
