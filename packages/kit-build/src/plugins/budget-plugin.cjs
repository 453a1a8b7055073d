// @ts-check
const path = require('node:path');
const { gzipSync } = require('node:zlib');

const webpack = require('webpack');

const { BUDGETS } = require('../budgets.cjs');
const { isEntrance } = require('./entrance-plugin.cjs');
const { firstFiles } = require('./first-files.cjs');

const NAME = 'JetwayBudget';

/** Measures a build, reports its sizes and fails a build over budget. */
exports.BudgetPlugin = class BudgetPlugin {
  /** @param {{ role: 'shell' | 'module' }} options */
  constructor({ role }) {
    this.role = role;
    /** @type {string[]} */
    this.lines = [];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap(NAME, () => {
      for (const line of this.lines) console.log(`${path.basename(compiler.context)}: ${line}`);
    });
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
    const total = (/** @type {string[]} */ files) => files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    const first = firstFiles(compilation, this.role);
    const firstLoad = total(firstFiles(compilation, this.role, { signed: 'in' }));
    const publicLoad = total(firstFiles(compilation, this.role, { signed: 'out' }));
    const report = { firstLoad, publicLoad, first, files: sizes };
    this.lines = summary(report, BUDGETS[this.role]);
    compilation.emitAsset('size-report.json', new webpack.sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
    for (const complaint of complaints(report, BUDGETS[this.role])) {
      compilation.errors.push(new webpack.WebpackError(`size budget: ${complaint}`));
    }
  }
};

const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const isEntry = (/** @type {string} */ file) => /^(main|remoteEntry)\./.test(file);

/**
 * The printed size report, gzipped sizes.
 * @param {{ firstLoad: number, publicLoad: number, files: Record<string, number> }} report
 * @param {{ firstLoad: number, entry: number, chunk: number, entrance?: number }} budget
 * @returns {string[]}
 */
function summary({ firstLoad, publicLoad, files }, budget) {
  const sizes = (/** @type {boolean} */ entries) =>
    Object.keys(files)
      .filter((file) => isEntry(file) === entries && !isEntrance(file))
      .map((file) => files[file] ?? 0);
  const forGuests = publicLoad === firstLoad ? '' : ` (${kb(publicLoad)} signed out)`;
  return [
    `first load ${kb(firstLoad)} of ${kb(budget.firstLoad)}${forGuests}`,
    `entry ${kb(Math.max(0, ...sizes(true)))} of ${kb(budget.entry)}, largest chunk ${kb(Math.max(0, ...sizes(false)))} of ${kb(budget.chunk)}`,
    ...Object.entries(files).flatMap(([file, bytes]) =>
      isEntrance(file) ? [`${file} ${kb(bytes)} of ${kb(budget.entrance ?? 0)}`] : [],
    ),
  ];
}

/**
 * @param {{ firstLoad: number, files: Record<string, number> }} report
 * @param {{ firstLoad: number, entry: number, chunk: number, entrance?: number }} budget
 * @returns {string[]}
 */
function complaints({ firstLoad, files }, budget) {
  const tooBig = Object.entries(files).flatMap(([file, bytes]) => {
    const limit = isEntrance(file) ? (budget.entrance ?? 0) : isEntry(file) ? budget.entry : budget.chunk;
    return overLimit(file, bytes, limit);
  });
  return [...tooBig, ...overLimit('first load', firstLoad, budget.firstLoad)];
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} limit
 */
function overLimit(what, bytes, limit) {
  return bytes > limit ? [`${what} is ${kb(bytes)}, at most ${kb(limit)}: ${bytes - limit} bytes too many`] : [];
}

exports.complaints = complaints;
exports.overLimit = overLimit;
exports.summary = summary;
