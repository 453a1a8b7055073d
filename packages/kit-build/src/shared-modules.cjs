// @ts-check
/**
 * Everything the portal shares at run time, and why. Adding a line is a breaking change of the shell's contract: note it
 * in CHANGELOG.md. A library missing here is reached through a kit's facade, which keeps its unused parts out.
 */
const KIT_RANGE = '^1.0.0';

/** @type {Record<string, { version?: string, range: string, why: string }>} */
const SHARED = {
  react: { range: '^19.3.1', why: 'hooks need one copy' },
  'react/jsx-runtime': { range: '^19.3.1', why: 'elements are made by the copy that renders them' },
  'react-dom': { range: '^19.3.1', why: 'portals and event roots need one copy' },
  'styled-components': { range: '^6.6.0', why: 'one style sheet, one theme context' },
  '@jetway/kit-domain': { range: KIT_RANGE, why: 'used by every kit; a second copy is only weight' },
  '@jetway/kit-api': { range: KIT_RANGE, why: 'one api and one cache' },
  '@jetway/kit-api/auth': { range: KIT_RANGE, why: 'endpoints may be injected once' },
  '@jetway/kit-api/customer': { range: KIT_RANGE, why: 'endpoints may be injected once' },
  '@jetway/kit-api/utility': { range: KIT_RANGE, why: 'endpoints may be injected once' },
  '@jetway/kit-api/payment': { range: KIT_RANGE, why: 'endpoints may be injected once' },
  '@jetway/kit-api/flights': { range: KIT_RANGE, why: 'endpoints may be injected once' },
  '@jetway/kit-runtime': { range: KIT_RANGE, why: 'session, texts and tenant are contexts of one copy' },
  '@jetway/kit-runtime/router': { range: KIT_RANGE, why: 'one router; also the facade over react-router' },
  '@jetway/kit-runtime/store': { range: KIT_RANGE, why: 'one store; also the facade over Redux Toolkit' },
  '@jetway/kit-ui': { range: KIT_RANGE, why: 'one look; overlays and toasts are contexts of one copy' },
  '@jetway/kit-ui/forms': { range: KIT_RANGE, why: 'forms load with the first page that has one' },
};

/**
 * The `shared` option of the federation plugin.
 * @param {'shell' | 'module'} role the shell brings the copies, a module only asks for them
 */
function sharedModules(role) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { range }]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: range,
        ...(name.startsWith('@jetway/') ? { version: '1.0.0' } : {}),
        ...(role === 'module' ? { import: /** @type {const} */ (false) } : {}),
      },
    ]),
  );
}

module.exports = { SHARED, sharedModules };
