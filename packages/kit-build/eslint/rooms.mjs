/**
 * Import boundaries. A room is a workspace folder. `kits` lists the workspace packages it may import, `walls` the libraries
 * it may not and what to use instead, `hosts` the only entry point into a module from outside.
 */
const FACADES = {
  'react-router': '@jetway/kit-runtime/router',
  'react-router-dom': '@jetway/kit-runtime/router',
  '@reduxjs/toolkit': '@jetway/kit-runtime/store',
  'react-redux': '@jetway/kit-runtime/store',
  i18next: '@jetway/kit-runtime',
  'react-i18next': '@jetway/kit-runtime',
  'react-aria-components': '@jetway/kit-ui',
  'react-hook-form': '@jetway/kit-ui/forms',
  valibot: '@jetway/kit-ui/forms',
  'lucide-react': '@jetway/kit-ui',
  sonner: '@jetway/kit-ui',
};
const ALL_KITS = ['@jetway/kit-domain', '@jetway/kit-api', '@jetway/kit-ui', '@jetway/kit-runtime', '@jetway/kit-test'];
/** Kits for modules that sell something; the shell uses none. */
const PRODUCT_KITS = ['@jetway/kit-orders'];
const LOOK = { 'styled-components': 'a kit without components', 'react-aria-components': 'a kit without components' };
const STATE = {
  'react-router': 'props; the kit knows no address',
  '@reduxjs/toolkit': 'props; the kit holds no state of the portal',
  'react-redux': 'props; the kit holds no state of the portal',
  i18next: 'props; texts come from outside',
  'react-i18next': 'props; texts come from outside',
};

function without(walls, names) {
  return Object.fromEntries(Object.entries(walls).filter(([name]) => !names.includes(name)));
}

export const ROOMS = {
  'packages/kit-domain': { kits: [], walls: { react: 'plain functions', ...LOOK, ...STATE } },
  'packages/kit-api': { kits: ['@jetway/kit-domain'], walls: LOOK },
  'packages/kit-ui': { kits: ['@jetway/kit-domain'], walls: STATE },
  'packages/kit-runtime': { kits: ['@jetway/kit-domain', '@jetway/kit-api'], walls: LOOK },
  'packages/kit-test': { kits: ALL_KITS, walls: {}, hosts: ['@jetway/mfe-shell/standalone'] },
  'packages/kit-orders': { kits: ALL_KITS, walls: FACADES, closed: ['@jetway/kit-runtime/shell'] },
  'mfe-shell': { kits: ALL_KITS, walls: FACADES },
  // An application of its own, with a store and an API of its own.
  'mfe-operations': { kits: ALL_KITS, walls: without(FACADES, ['@reduxjs/toolkit', 'react-redux']) },
};

/** All other modules. */
export const MODULE_ROOM = {
  kits: [...ALL_KITS, ...PRODUCT_KITS],
  walls: FACADES,
  closed: ['@jetway/kit-runtime/shell'],
};
