export { http, HttpResponse } from 'msw';
export { brokenPromises } from './contract/promises';
export { portalHandlers } from './handlers';
export { demoUser, demoWallet } from './people';
export { createPortal } from './portal';
export { renderWithPortal } from './render';
export type { RenderOptions } from './render';
export { testServer } from './server';
export { demoBoot, demoTenant, writeBoot } from './tenant';
