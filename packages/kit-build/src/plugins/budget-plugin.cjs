// @ts-check
const { gzipSync } = require('node:zlib');

const webpack = require('webpack');

const { BUDGETS } = require('../budgets.cjs');

const NAME = 'JetwayBudget';

/**
 * Weighs a build and fails it when it is too heavy. First load: what a page needs before it can show something, which is
 * everything the entries and the shared libraries bring without a dynamic import of our own.
 */
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
    const first = [...firstFiles(compilation)].filter((file) => file in sizes);
    const firstLoad = first.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    const report = { firstLoad, first, files: sizes };
    compilation.emitAsset('size-report.json', new webpack.sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
    for (const complaint of complaints(report, BUDGETS[this.role])) {
      compilation.errors.push(new webpack.WebpackError(`size budget: ${complaint}`));
    }
  }
};

/**
 * Entries, what they load at once (exposes and eagerly needed shares), and nothing behind a page's own `import()`.
 * @param {import('webpack').Compilation} compilation
 */
function firstFiles(compilation) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const entrypoint of compilation.entrypoints.values()) {
    for (const file of entrypoint.getFiles()) files.add(file);
    for (const child of entrypoint.getChildren()) {
      if (!isOptional(child)) for (const file of child.getFiles()) files.add(file);
    }
  }
  return files;
}

/**
 * A page behind an `import()` of our own, as against the exposed module and a shared library.
 * @param {import('webpack').ChunkGroup} group
 */
function isOptional(group) {
  if (group.name?.startsWith('__federation_expose')) return false;
  return group.origins.every(({ request }) => typeof request === 'string' && request.startsWith('.'));
}

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
