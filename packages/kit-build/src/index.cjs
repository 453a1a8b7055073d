// @ts-check
const { consoleConfig } = require('./console.cjs');
const { liveConfig } = require('./live.cjs');
const { portalConfig } = require('./portal.cjs');
const { standaloneConfig } = require('./standalone.cjs');

/** @typedef {{ standalone?: boolean, live?: boolean }} Env */

/**
 * Webpack configuration of a module: `--env standalone` to develop it alone, `--env live` for a portal whose override points
 * to this machine, otherwise the production build.
 * @param {string} folder the module's own folder
 */
exports.mfe = (folder) => (/** @type {Env} */ env) =>
  env.standalone ? standaloneConfig(folder) : env.live ? liveConfig(folder) : portalConfig({ folder, role: 'module' });

/**
 * Webpack configuration of the shell, the only provider of shared libraries.
 * @param {string} folder the shell's own folder
 */
exports.shell = (folder) => () => portalConfig({ folder, role: 'shell' });

/**
 * Webpack configuration of the operators' console, which has no modules.
 * @param {string} folder the console's own folder
 */
exports.console = (folder) => () => consoleConfig(folder);
