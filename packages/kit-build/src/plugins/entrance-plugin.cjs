// @ts-check
const webpack = require('webpack');

const { entranceConfig } = require('../entrance.cjs');
const { readManifest } = require('../manifest.cjs');

const NAME = 'JetwayEntrance';

/** Builds the entrances that the module's routes name, and adds them to its assets. */
exports.EntrancePlugin = class EntrancePlugin {
  /** @param {{ folder: string }} options */
  constructor({ folder }) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const names = new Set(readManifest(this.folder).routes.flatMap(({ entrance }) => entrance ?? []));
          for (const name of names) await this.add(compilation, name);
        },
      );
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {string} name
   */
  async add(compilation, name) {
    const built = await assetsOf(entranceConfig({ folder: this.folder, name }));
    compilation.fileDependencies.addAll(built.fileDependencies);
    for (const { name: file, source, info } of built.getAssets())
      compilation.emitAsset(file, source, { ...info, minimized: true });
    compilation.errors.push(...built.errors);
  }
};

/**
 * Runs a build in memory, without writing files.
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Compilation>}
 */
function assetsOf(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.hooks.shouldEmit.tap(NAME, () => false);
    compiler.run((failed, stats) => {
      compiler.close(() => (failed || !stats ? reject(failed) : resolve(stats.compilation)));
    });
  });
}

/** Matches the file name of an entrance, e.g. "entrance-sign-in.1a2b3c4d.js". */
exports.isEntrance = (/** @type {string} */ file, name = '[a-z-]+') =>
  new RegExp(`^entrance-${name}\\.[0-9a-f]+\\.js$`).test(file);
