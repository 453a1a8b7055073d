// @ts-check
const path = require('node:path');

const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { baseConfig } = require('./base.cjs');
const { BudgetPlugin } = require('./plugins/budget-plugin.cjs');
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
    entry: role === 'shell' ? { main: './src/main.tsx' } : {},
    output: { ...base.output, trustedTypes: { policyName: POLICY_NAME } },
    optimization: { ...base.optimization, ...(role === 'shell' ? { splitChunks: shellChunks() } : {}) },
    plugins: [
      new ModuleFederationPlugin(role === 'shell' ? shellFederation(id) : moduleFederation(id)),
      new ModuleManifestPlugin({ folder, role }),
      new IntegrityPlugin(),
      new BudgetPlugin({ role }),
    ],
  };
};

/** @param {string} id */
const federationName = (id) => id.replaceAll('-', '_');

/** @param {string} id */
function shellFederation(id) {
  return {
    name: federationName(id),
    remotes: {},
    manifest: true,
    dts: false,
    shareStrategy: /** @type {const} */ ('loaded-first'),
    shared: sharedModules('shell'),
    experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: /** @type {const} */ ('web') } },
  };
}

/** @param {string} id */
function moduleFederation(id) {
  return {
    name: federationName(id),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './module': './src/module.ts' },
    manifest: true,
    dts: false,
    shareStrategy: /** @type {const} */ ('loaded-first'),
    shared: sharedModules('module'),
    runtimePlugins: [require.resolve('../runtime/pin.cjs')],
    experiments: { externalRuntime: true, optimization: { target: /** @type {const} */ ('web') } },
  };
}

/** Two stable files instead of one a share: frameworks change rarely, kits with each of our releases. */
function shellChunks() {
  return {
    chunks: /** @type {const} */ ('all'),
    cacheGroups: {
      framework: {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|react-router|@reduxjs|redux|reselect|immer|react-redux|i18next|react-i18next)[\\/]/,
        chunks: /** @type {const} */ ('async'),
        priority: 20,
      },
    },
  };
}
