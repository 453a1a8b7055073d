// @ts-check
const fs = require('node:fs');
const path = require('node:path');

/** A source file that is part of the module as the portal loads it. */
const SOURCE = /(?<!\.test|\.d|standalone)\.tsx?$/;
/** Folders of tests' helpers, and of entrances, which bring all they use. */
const APART = /[\\/](testing|entrances)/;
/** Of a kit, but not shared: whoever uses it carries it along, and needs nothing of the shell for it. */
const CARRIED = new Set(['@jetway/kit-ui/rare-icons', '@jetway/kit-ui/passport', '@jetway/kit-domain/passport']);
const IMPORT = /\b(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"](@jetway\/kit-[^'"]+)['"]/g;

/** A kit taken as a whole: of what is asked later by a name, nothing can be read here. */
const WHOLE = /\b(?:(?:import|export)\s*\*\s*(?:as\s+[\w$]+\s+)?from\s*|import\s*\(\s*(?:\/\*.*?\*\/\s*)*)['"](@jetway\/kit-[^'"]+)['"]/g;

/**
 * Names a module takes from each kit at run time; types leave nothing behind. A kit taken as a whole fails the build: the
 * version asked of a shell follows from the names.
 * @param {string} folder
 * @returns {Record<string, string[]>}
 */
function namesUsed(folder) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const file of sources(path.join(folder, 'src'))) {
    const text = fs.readFileSync(file, 'utf8');
    assertNamed(text, file);
    for (const [, isType, names = '', kit = ''] of text.matchAll(IMPORT)) {
      if (isType || !isShared(kit)) continue;
      const found = names.split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
      for (const name of found) (used[kit] ??= new Set()).add(name.split(/\s+as\s+/)[0] ?? name);
    }
  }
  return Object.fromEntries(Object.entries(used).sort().map(([kit, names]) => [kit, [...names].sort()]));
}

/** @param {string} kit */
const isShared = (kit) => !CARRIED.has(kit) && !kit.startsWith('@jetway/kit-test');

/**
 * @param {string} text
 * @param {string} file
 */
function assertNamed(text, file) {
  const [form, kit] = [...text.matchAll(WHOLE)].find(([, of = '']) => isShared(of)) ?? [];
  if (form) throw new Error(`${file}: \`${form}\` hides what is used of ${kit}; write \`import { name } from '${kit}'\``);
}

/** @param {string} folder */
function sources(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !APART.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Names that a shell does not offer, as "kit name".
 * @param {Record<string, string[]>} offers
 * @param {Record<string, string[]>} used
 */
function unknownTo(offers, used) {
  return Object.entries(used).flatMap(([kit, names]) => names.filter((name) => !offers[kit]?.includes(name)).map((name) => `${kit} ${name}`));
}

module.exports = { namesUsed, unknownTo };
