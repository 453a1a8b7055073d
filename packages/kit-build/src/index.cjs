// @ts-check
const { liveConfig } = require('./live.cjs');
const { portalConfig } = require('./portal.cjs');
const { standaloneConfig } = require('./standalone.cjs');

/** @typedef {{ standalone?: boolean, live?: boolean }} Env */

/**
 * Webpack configuration of a module: `--env standalone` for working on it alone, `--env live` for a portal that an
 * override points here, otherwise as the portal loads it.
 * @param {string} folder the module's own folder
 */
exports.mfe = (folder) => (/** @type {Env} */ env) =>
  env.standalone ? standaloneConfig(folder) : env.live ? liveConfig(folder) : portalConfig({ folder, role: 'module' });

/**
 * Webpack configuration of the shell: the one producer of shared libraries.
 * @param {string} folder the shell's own folder
 */
exports.shell = (folder) => () => portalConfig({ folder, role: 'shell' });
