// @ts-check
const path = require('node:path');

const TerserPlugin = require('terser-webpack-plugin');

/**
 * @typedef {{ folder: string, mode: 'production' | 'development', refresh?: boolean }} BaseOptions `refresh`: React keeps its state when a file changes
 * @param {BaseOptions} options
 * @returns {import('webpack').Configuration}
 */
exports.baseConfig = ({ folder, mode, refresh = false }) => ({
  mode,
  context: folder,
  target: ['web', 'es2022'],
  // Source maps are built but no file refers to them; the registry does not serve them to browsers.
  devtool: mode === 'development' ? 'source-map' : 'hidden-source-map',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    // Kits declare React as a peer dependency; every bundle resolves it to the workspace's single copy.
    modules: ['node_modules', path.join(folder, '../node_modules')],
  },
  module: { rules: rules(mode, refresh) },
  output: {
    path: path.join(folder, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: path.basename(folder),
    filename: mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
    chunkFilename: mode === 'production' ? '[name].[contenthash:8].js' : '[name].chunk.js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // One attempt; the shell retries.
    chunkLoadTimeout: 10_000,
    strictModuleExceptionHandling: true,
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3, ecma: 2022, keep_fargs: false }, format: { comments: false } },
      }),
    ],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(folder, '../node_modules/.cache/webpack'),
    name: `${path.basename(folder)}-${mode}${refresh ? '-refresh' : ''}`,
  },
  performance: false,
  stats: 'errors-warnings',
});

/** What makes production builds smaller than a minifier can. @type {import('webpack').RuleSetRule[]} */
const LEAN = [
  { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', ...lean('styles') },
  { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, ...lean('icons') },
  { test: /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\./, ...lean('errors') },
  { test: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, ...lean('notices') },
];

/** @param {string} part */
function lean(part) {
  return { loader: require.resolve('./lean-loader.cjs'), options: { part } };
}

/**
 * @param {'production' | 'development'} mode
 * @param {boolean} refresh
 * @returns {import('webpack').RuleSetRule[]}
 */
function rules(mode, refresh) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
          target: 'es2022',
        },
      },
    },
    ...(mode === 'production' ? LEAN : []),
    { test: /\.(woff2|svg)$/, type: 'asset/resource' },
    { test: /\.css$/, type: 'asset/source' },
  ];
}
