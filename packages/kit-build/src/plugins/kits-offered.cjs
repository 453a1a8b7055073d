// @ts-check
const { SHARED } = require('../shared-modules.cjs');

/**
 * Names each shared kit exports, as the shell's build sees them. Runs before module concatenation, which merges the modules.
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder of the shell
 * @returns {Record<string, string[]>}
 */
function kitsOffered(compilation, folder) {
  const kits = Object.keys(SHARED).filter((name) => name.startsWith('@jetway/'));
  const found = kits.map((kit) => {
    const file = require.resolve(kit, { paths: [folder] });
    const module = [...compilation.modules].find((one) => 'resource' in one && one.resource === file);
    const names = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
    if (!Array.isArray(names)) throw new Error(`${kit}: the names it exports are not known`);
    return /** @type {[string, string[]]} */ ([kit, names.filter((name) => name !== 'default').sort()]);
  });
  return Object.fromEntries(found);
}

module.exports = { kitsOffered };
