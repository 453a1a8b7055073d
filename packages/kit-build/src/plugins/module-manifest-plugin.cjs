// @ts-check
const path = require('node:path');

const webpack = require('webpack');

const { readManifest } = require('../manifest.cjs');

const NAME = 'JetwayModuleManifest';
const ENTRY = { shell: /^main\.[0-9a-f]+\.js$/, module: /^remoteEntry\.[0-9a-f]+\.js$/ };

/** Writes `module.json`: routes, navigation and their texts as data, and the file a page starts with. */
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
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = Object.keys(assets).find((file) => ENTRY[this.role].test(file));
          if (!entry) throw new Error(`${path.basename(this.folder)}: the build has no entry file`);
          const text = JSON.stringify({ ...readManifest(this.folder), entry }, null, 2);
          compilation.emitAsset('module.json', new webpack.sources.RawSource(`${text}\n`));
        },
      );
    });
  }
};
