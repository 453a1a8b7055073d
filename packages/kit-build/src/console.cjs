// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');

const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');

const { baseConfig } = require('./base.cjs');
const { BUDGETS } = require('./budgets.cjs');
const { overLimit } = require('./plugins/budget-plugin.cjs');
const { oneCopy } = require('./portal.cjs');

const KITS = /[\\/]packages[\\/]kit-[a-z]+[\\/]src[\\/]/;
const NAME = 'JetwayConsole';

/** The Trusted Types policy name; the gateway's Content-Security-Policy for the console lists it. */
const POLICY_NAME = 'console';

/**
 * The operators' console: one application with its own copies of libraries and kits. It has no tenant and no modules, so nothing
 * is federated. `dist` has the document and the files it names; the gateway serves both and fills in `%NONCE%`.
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
exports.consoleConfig = (folder) => {
  const base = baseConfig({ folder, mode: 'production' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    resolve: { ...base.resolve, alias: oneCopy(folder) },
    module: { rules: [...(base.module?.rules ?? []), { test: KITS, sideEffects: false }] },
    output: {
      ...base.output,
      path: path.join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      trustedTypes: { policyName: POLICY_NAME },
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/document.html',
        inject: false,
        minify: { collapseWhitespace: true, minifyCSS: true },
        palette: fs.readFileSync(path.join(folder, 'src/palette.css'), 'utf8'),
      }),
      new ConsoleBudget(),
    ],
  };
};

/** Fails a build that weighs more than `contracts/size-budgets.json` allows. */
class ConsoleBudget {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const weigh = (/** @type {string} */ file) =>
            gzipSync(/** @type {import('webpack').sources.Source} */ (assets[file]).buffer(), { level: 9 }).length;
          const first = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) =>
            file.endsWith('.js'),
          );
          const chunks = Object.keys(assets).filter((file) => file.endsWith('.js') && !first.includes(file));
          const { firstLoad, chunk } = BUDGETS.console;
          const sizes = {
            firstLoad: first.reduce((sum, file) => sum + weigh(file), 0),
            largest: Math.max(0, ...chunks.map(weigh)),
          };
          const complaints = [
            ...overLimit('first load', sizes.firstLoad, firstLoad),
            ...chunks.flatMap((file) => overLimit(file, weigh(file), chunk)),
          ];
          for (const complaint of complaints)
            compilation.errors.push(new webpack.WebpackError(`size budget: ${complaint}`));
          console.log(
            `mfe-operations: first load ${kb(sizes.firstLoad)} of ${kb(firstLoad)}, largest chunk ${kb(sizes.largest)} of ${kb(chunk)}`,
          );
        },
      );
    });
  }
}

const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
