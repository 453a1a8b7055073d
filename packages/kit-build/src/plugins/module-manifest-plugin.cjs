// @ts-check
const path = require('node:path');

const webpack = require('webpack');

const { readManifest } = require('../manifest.cjs');
const { firstFiles } = require('./first-files.cjs');

const NAME = 'JetwayModuleManifest';
const ENTRY = { shell: /^main\.[0-9a-f]+\.js$/, module: /^remoteEntry\.[0-9a-f]+\.js$/ };

/** Writes `module.json`: routes, navigation and their texts as data, the file a page starts with and those it needs next. */
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
          const preload = firstFiles(compilation, this.role).filter((file) => file !== entry);
          const text = JSON.stringify({ ...readManifest(this.folder), entry, preload }, null, 2);
          compilation.emitAsset('module.json', new webpack.sources.RawSource(`${text}\n`));
        },
      );
    });
  }
};
