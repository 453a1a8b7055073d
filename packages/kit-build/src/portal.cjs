// @ts-check
const path = require('node:path');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { baseConfig } = require('./base.cjs');
const { BudgetPlugin } = require('./plugins/budget-plugin.cjs');
const { EntrancePlugin } = require('./plugins/entrance-plugin.cjs');
const { IntegrityPlugin } = require('./plugins/integrity-plugin.cjs');
const { ModuleManifestPlugin } = require('./plugins/module-manifest-plugin.cjs');
const { sharedModules } = require('./shared-modules.cjs');
const { POLICY_NAME } = require('./trusted-types.cjs');

/**
 * A production build.
 * @param {{ folder: string, role: 'shell' | 'module' }} options
 * @returns {import('webpack').Configuration}
 */
exports.portalConfig = ({ folder, role }) => {
  const base = baseConfig({ folder, mode: 'production' });
  const id = path.basename(folder);
  return {
    ...base,
    entry: role === 'shell' ? { main: './src/main.ts' } : {},
    resolve: { ...base.resolve, ...(role === 'shell' ? { alias: oneCopy(folder) } : {}) },
    output: { ...base.output, trustedTypes: { policyName: POLICY_NAME } },
    optimization: { ...base.optimization, ...(role === 'shell' ? { splitChunks: shellChunks() } : {}) },
    plugins: [
      new ModuleFederationPlugin(role === 'shell' ? shellFederation(id, folder) : moduleFederation(id, folder)),
      ...(role === 'module' ? [new EntrancePlugin({ folder })] : []),
      new ModuleManifestPlugin({ folder, role }),
      new IntegrityPlugin(),
      new BudgetPlugin({ role }),
    ],
  };
};

/**
 * Aliases for libraries that would be bundled in two formats or in their development build: one production build of each.
 * @param {string} folder
 */
function oneCopy(folder) {
  const libraries = path.join(folder, '../node_modules');
  return {
    // Provided to modules as CommonJS; the shell itself would import the ES module.
    '@module-federation/runtime-core$': path.join(libraries, '@module-federation/runtime-core/dist/index.js'),
    '@module-federation/sdk$': path.join(libraries, '@module-federation/sdk/dist/index.js'),
    // Its package exports list only the development build.
    'react-router$': path.join(libraries, 'react-router/dist/production/index.mjs'),
  };
}

exports.oneCopy = oneCopy;

/** @param {string} id */
const federationName = (id) => id.replaceAll('-', '_');

/**
 * @param {string} id
 * @param {string} folder
 */
function shellFederation(id, folder) {
  return {
    name: federationName(id),
    remotes: {},
    manifest: true,
    dts: false,
    shareStrategy: /** @type {const} */ ('loaded-first'),
    shared: sharedModules('shell', folder),
    runtimePlugins: [require.resolve('../runtime/pin.cjs')],
    // Modules are registered by the URL of their entry, never by a manifest that needs another request.
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true },
    },
  };
}

/**
 * @param {string} id
 * @param {string} folder
 */
function moduleFederation(id, folder) {
  return {
    name: federationName(id),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './module': './src/module.ts' },
    manifest: true,
    dts: false,
    shareStrategy: /** @type {const} */ ('loaded-first'),
    shared: sharedModules('module', folder),
    runtimePlugins: [require.resolve('../runtime/pin.cjs')],
    experiments: { externalRuntime: true, optimization: { target: /** @type {const} */ ('web') } },
  };
}

const PORTAL_LIBRARIES =
  'react-router|@standard-schema|cookie|set-cookie-parser|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements';

/** @param {string} names alternatives of a pattern */
const librariesOf = (names) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/**
 * All of kit-domain and kit-runtime, and the part of kit-api used at start. Other endpoints load with the page that calls
 * them.
 */
const KITS_OF_EVERY_PAGE =
  /packages[\\/]kit-(domain|runtime|api[\\/]src[\\/](?!((countries|endpoints|generated|retries|streams)[\\/])?(auth|company|country-names|country-search|deposits|events|fares|flights|hotels|make-file|orders|package-calls|payment|profile|registration|send-form|travellers|utility|visas)\.))/;

/**
 * A few stable chunks instead of one per shared library: libraries change rarely, kits with our releases, and every page
 * needs all of them.
 */
function shellChunks() {
  return {
    chunks: /** @type {const} */ ('async'),
    cacheGroups: {
      react: {
        name: 'react',
        test: librariesOf('react|react-dom|scheduler|styled-components|stylis|@emotion|tslib'),
        priority: 20,
        enforce: true,
      },
      portal: { name: 'portal', test: librariesOf(PORTAL_LIBRARIES), priority: 20, enforce: true },
      kits: { name: 'kits', test: KITS_OF_EVERY_PAGE, priority: 10, enforce: true },
    },
  };
}
