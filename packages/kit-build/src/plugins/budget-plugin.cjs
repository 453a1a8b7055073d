// @ts-check
const { gzipSync } = require('node:zlib');

const webpack = require('webpack');

const { BUDGETS } = require('../budgets.cjs');
const { firstFiles } = require('./first-files.cjs');

const NAME = 'JetwayBudget';

/** Weighs a build, reports the sizes and fails a build that is too heavy. */
exports.BudgetPlugin = class BudgetPlugin {
  /** @param {{ role: 'shell' | 'module' }} options */
  constructor({ role }) {
    this.role = role;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => this.weigh(compilation, assets),
      );
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {Record<string, import('webpack').sources.Source>} assets
   */
  weigh(compilation, assets) {
    const sizes = Object.fromEntries(
      Object.entries(assets)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, source]) => [file, gzipSync(source.buffer(), { level: 9 }).length]),
    );
    const first = firstFiles(compilation, this.role);
    const firstLoad = first.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    const report = { firstLoad, first, files: sizes };
    compilation.emitAsset('size-report.json', new webpack.sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
    for (const complaint of complaints(report, BUDGETS[this.role])) {
      compilation.errors.push(new webpack.WebpackError(`size budget: ${complaint}`));
    }
  }
};

/**
 * @param {{ firstLoad: number, files: Record<string, number> }} report
 * @param {{ firstLoad: number, entry: number, chunk: number }} budget
 * @returns {string[]}
 */
function complaints({ firstLoad, files }, budget) {
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const tooBig = Object.entries(files).flatMap(([file, bytes]) => {
    const limit = /^(main|remoteEntry)\./.test(file) ? budget.entry : budget.chunk;
    return bytes > limit ? [`${file} is ${kb(bytes)}, at most ${kb(limit)}`] : [];
  });
  if (firstLoad > budget.firstLoad) tooBig.push(`first load is ${kb(firstLoad)}, at most ${kb(budget.firstLoad)}`);
  return tooBig;
}

exports.complaints = complaints;
