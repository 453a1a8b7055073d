// @ts-check
const path = require('node:path');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { baseConfig } = require('./base.cjs');
const { BudgetPlugin } = require('./plugins/budget-plugin.cjs');
const { EntrancePlugin } = require('./plugins/entrance-plugin.cjs');
const { IntegrityPlugin } = require('./plugins/integrity-plugin.cjs');
const { ModuleManifestPlugin } = require('./plugins/module-manifest-plugin.cjs');
const { sharedModules } = require('./shared-modules.cjs');

/** The one Trusted Types policy name; the edge's content policy lists it and allows it once a build. */
const POLICY_NAME = 'jetway';

/**
 * A build as the portal loads it.
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
 * Libraries that reach a bundle in two forms, or in one that warns developers: one lean form of each.
 * @param {string} folder
 */
function oneCopy(folder) {
  const libraries = path.join(folder, '../node_modules');
  return {
    // Provided to modules in its CommonJS form, used by the shell itself in the other.
    '@module-federation/runtime-core$': path.join(libraries, '@module-federation/runtime-core/dist/index.js'),
    '@module-federation/sdk$': path.join(libraries, '@module-federation/sdk/dist/index.js'),
    // Its exports name the development build only.
    'react-router$': path.join(libraries, 'react-router/dist/production/index.mjs'),
  };
}

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
    // Modules are registered with their entry's address, never with a manifest that would have to be asked for.
    experiments: { provideExternalRuntime: true, optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true } },
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

/** All of domain and runtime; of the api what the start asks for. Other endpoints travel with the page that calls them. */
const EVERYBODYS_KITS = /packages[\\/]kit-(domain|runtime|api[\\/]src[\\/](?!((generated|countries|retries|streams)[\\/])?(auth|company|country-search|events|flights|hotels|holidays|package-calls|payment|profile|registration|send-form|travellers|utility|visa)\.))/;

/** A few stable files instead of one a share: libraries change rarely, kits with our releases, and pages need all of them. */
function shellChunks() {
  return {
    chunks: /** @type {const} */ ('async'),
    cacheGroups: {
      react: { name: 'react', test: librariesOf('react|react-dom|scheduler|styled-components|stylis|@emotion|tslib'), priority: 20, enforce: true },
      portal: { name: 'portal', test: librariesOf(PORTAL_LIBRARIES), priority: 20, enforce: true },
      kits: { name: 'kits', test: EVERYBODYS_KITS, priority: 10, enforce: true },
    },
  };
}
