// @ts-check
const fs = require('node:fs');
const path = require('node:path');

/** A source file that is part of the module as the portal loads it. */
const SOURCE = /(?<!\.test|\.d|standalone)\.tsx?$/;
/** Of a kit, but not shared: whoever uses it carries it along, and needs nothing of the shell for it. */
const CARRIED = new Set(['@jetway/kit-ui/rare-icons']);
const IMPORT = /\b(?:import|export)\s+(type\s+)?\{([^}]*)\}\s*from\s*['"](@jetway\/kit-[^'"]+)['"]/g;

/**
 * Names a module takes from each kit at run time; types leave nothing behind. The linter and our style know no other form
 * of import from a kit.
 * @param {string} folder
 * @returns {Record<string, string[]>}
 */
function namesUsed(folder) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const file of sources(path.join(folder, 'src'))) {
    for (const [, isType, names = '', kit = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (isType || CARRIED.has(kit) || kit.startsWith('@jetway/kit-test')) continue;
      const found = names.split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
      for (const name of found) (used[kit] ??= new Set()).add(name.split(/\s+as\s+/)[0] ?? name);
    }
  }
  return Object.fromEntries(Object.entries(used).sort().map(([kit, names]) => [kit, [...names].sort()]));
}

/** @param {string} folder */
function sources(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.parentPath.includes(`${path.sep}testing`))
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
