// @ts-check
const path = require('node:path');

const { baseConfig } = require('./base.cjs');
const { CheckedChunksPlugin } = require('./plugins/integrity-plugin.cjs');
const { POLICY_NAME } = require('./trusted-types.cjs');

const KITS = /[\\/]packages[\\/]kit-[a-z]+[\\/]src[\\/]/;

/**
 * An entrance: one script that renders the first screen of an address before the shell has loaded. It bundles only what it
 * uses of libraries and kits, and fetches the art of the page's theme; fonts come from the shell.
 * @param {{ folder: string, name: string }} options `name` of a file in the module's `src/entrances`
 * @returns {import('webpack').Configuration}
 */
exports.entranceConfig = ({ folder, name }) => {
  const base = baseConfig({ folder, mode: 'production' });
  return {
    ...base,
    name: `${path.basename(folder)} entrance ${name}`,
    entry: { [`entrance-${name}`]: `./src/entrances/${name}.tsx` },
    // A kit's `x.entrance.tsx` takes the place of its `x.tsx`.
    resolve: { ...base.resolve, extensions: ['.entrance.tsx', ...(base.resolve?.extensions ?? [])] },
    module: {
      rules: [
        ...(base.module?.rules ?? []).filter((rule) => !isFontRule(rule)),
        { test: /\.woff2$/, use: require.resolve('./shell-font-loader.cjs') },
        // Kit files have no side effects besides their exports.
        { test: KITS, sideEffects: false },
      ],
      // What a page loads later is in the script, except where an import says `webpackMode: "lazy"`.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      ...base.output,
      clean: false,
      uniqueName: `${path.basename(folder)}-${name}`,
      trustedTypes: { policyName: POLICY_NAME },
    },
    plugins: [new CheckedChunksPlugin()],
    optimization: { ...base.optimization, concatenateModules: true },
    cache: {
      .../** @type {import('webpack').FileCacheOptions} */ (base.cache),
      name: `${path.basename(folder)}-entrance-${name}`,
      // To be raised when files are parsed in another way, which the cache does not notice.
      version: '2',
    },
  };
};

/** @param {unknown} rule */
const isFontRule = (rule) =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('a.woff2');
