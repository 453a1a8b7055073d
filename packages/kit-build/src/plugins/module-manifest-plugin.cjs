// @ts-check
const path = require('node:path');

const webpack = require('webpack');

const { readManifest } = require('../manifest.cjs');
const { releaseFacts } = require('../release-facts.cjs');
const { KIT_VERSION, kitsNeeded } = require('../shared-modules.cjs');
const { namesUsed } = require('../names-used.cjs');
const { firstFiles } = require('./first-files.cjs');
const { isEntrance } = require('./entrance-plugin.cjs');
const { kitsOffered } = require('./kits-offered.cjs');

const NAME = 'JetwayModuleManifest';
const ENTRY = { shell: /^main\.[0-9a-f]+\.js$/, module: /^remoteEntry\.[0-9a-f]+\.js$/ };

/**
 * Writes `module.json`: routes, navigation and their texts, the entry file and the files needed next, entrances, and the
 * shell's fonts. Also writes `release.json`, which the registry does not publish.
 */
exports.ModuleManifestPlugin = class ModuleManifestPlugin {
  /** @param {{ folder: string, role: 'shell' | 'module' }} options */
  constructor({ folder, role }) {
    this.folder = folder;
    this.role = role;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(path.join(this.folder, 'src/manifest.ts'));
      /** @type {Record<string, unknown>} */
      let kits = {};
      compilation.hooks.seal.tap(NAME, () => {
        kits =
          this.role === 'shell'
            ? { kits: KIT_VERSION, offers: kitsOffered(compilation, this.folder) }
            : { kits: kitsNeeded(this.folder), uses: namesUsed(this.folder) };
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = Object.keys(assets).find((file) => ENTRY[this.role].test(file));
          if (!entry) throw new Error(`${path.basename(this.folder)}: the build has no entry file`);
          const preload = firstFiles(compilation, this.role).filter((file) => file !== entry);
          const manifest = readManifest(this.folder);
          const emit = (/** @type {string} */ name, /** @type {unknown} */ value) =>
            compilation.emitAsset(name, new webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
          emit('module.json', {
            ...manifest,
            entry,
            preload,
            ...entrancesOf(manifest, Object.keys(assets)),
            ...fontsIn(this.role, Object.keys(assets)),
          });
          emit('release.json', { ...releaseFacts(this.folder, this.role, manifest.locales), ...kits });
        },
      );
    });
  }
};

/**
 * Entrance scripts by address.
 * @param {import('../manifest.cjs').Manifest} manifest
 * @param {string[]} files
 */
function entrancesOf({ routes }, files) {
  const entrances = routes.flatMap(({ path: address, entrance }) =>
    entrance ? [[address, files.find((file) => isEntrance(file, entrance))]] : [],
  );
  return entrances.length > 0 ? { entrances: Object.fromEntries(entrances) } : {};
}

/**
 * The shell's fonts that entrances use.
 * @param {'shell' | 'module'} role
 * @param {string[]} files
 */
function fontsIn(role, files) {
  return role === 'shell' ? { fonts: files.filter((file) => file.endsWith('.woff2')).sort() } : {};
}
