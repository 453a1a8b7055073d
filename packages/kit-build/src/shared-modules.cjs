// @ts-check
const { namesUsed, unknownTo } = require('./names-used.cjs');

/**
 * Every library the portal shares at run time, with the reason. A new line is a breaking change of the shell's contract: note
 * it in CHANGELOG.md. Other libraries are used through a kit's facade, so that unused parts are tree-shaken.
 */
const live = require('../../../contracts/shell/live.json');

/**
 * Version of the kits in this working tree, the next shell's. A new export needs a minor version above the live shell's
 * (`contracts/shell/live.json`), a removed or changed one a major version.
 */
const KIT_VERSION = '1.2.0';
const KIT = 'kit';

/** @type {Record<string, { version?: string, range: string, why: string }>} */
const SHARED = {
  react: { range: '^19.3.1', why: 'hooks need one copy' },
  'react/jsx-runtime': { range: '^19.3.1', why: 'elements are made by the copy that renders them' },
  'react-dom': { range: '^19.3.1', why: 'portals and event roots need one copy' },
  'styled-components': { range: '^6.6.0', why: 'one style sheet, one theme context' },
  '@jetway/kit-domain': { range: KIT, why: 'used by every kit; a second copy is only weight' },
  '@jetway/kit-api': { range: KIT, why: 'one api and one cache' },
  '@jetway/kit-api/auth': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/customer': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/company': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/deposits': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/files': { range: KIT, why: 'one memory of fetched files' },
  '@jetway/kit-api/registration': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/utility': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/payment': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/flights': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/hotels': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/fares': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/orders': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/profile': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/travellers': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-api/visas': { range: KIT, why: 'endpoints may be injected once' },
  '@jetway/kit-runtime': { range: KIT, why: 'session, texts and tenant are contexts of one copy' },
  '@jetway/kit-runtime/router': { range: KIT, why: 'one router; also the facade over react-router' },
  '@jetway/kit-runtime/store': { range: KIT, why: 'one store; also the facade over Redux Toolkit' },
  '@jetway/kit-ui': { range: KIT, why: 'one look; overlays and toasts are contexts of one copy' },
  '@jetway/kit-ui/forms': { range: KIT, why: 'forms load with the first page that has one' },
};

/**
 * The oldest kit version a module can run with: the live shell's unless the module uses something newer.
 * @param {string} folder
 */
function kitsNeeded(folder) {
  return unknownTo(live.offers, namesUsed(folder)).length === 0 ? live.version : KIT_VERSION;
}

/**
 * The `shared` option of the federation plugin.
 * @param {'shell' | 'module'} role the shell provides the copies, a module only consumes them
 * @param {string} folder
 */
function sharedModules(role, folder) {
  const kits = role === 'shell' ? KIT_VERSION : kitsNeeded(folder);
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { range }]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: range === KIT ? `^${kits}` : range,
        ...(range === KIT && role === 'shell' ? { version: KIT_VERSION } : {}),
        ...(role === 'module' ? { import: /** @type {const} */ (false) } : {}),
      },
    ]),
  );
}

module.exports = { KIT_VERSION, SHARED, kitsNeeded, sharedModules };
