import type { PortalModule, TenantConfig } from '@jetway/kit-runtime';
import { sessionActions } from '@jetway/kit-runtime';
import { createMemoryRouter, RouterProvider } from '@jetway/kit-runtime/shell';
import type { RouteObject } from '@jetway/kit-runtime/shell';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createPortal } from './portal';
import { demoBoot, demoTenant, writeBoot } from './tenant';

export interface RenderOptions {
  /** Module whose texts and slices the page uses. */
  module?: PortalModule;
  /** Address the page stands at; "/" unless told. */
  at?: string;
  /** Path pattern of `ui`; any address unless told. */
  path?: string;
  signedIn?: boolean;
  tenant?: Partial<TenantConfig>;
}

/**
 * Renders one piece of a module inside a portal. What it fetches is answered by the test's own MSW server.
 * Answers with the store and the router beside what Testing Library gives.
 */
export async function renderWithPortal(ui: ReactNode, options: RenderOptions = {}) {
  const { module, at = '/', path = '*', signedIn = true } = options;
  const payload = demoBoot(module ? [module.manifest] : [], demoTenant(options.tenant));
  writeBoot(payload);
  const { store, Host, routes } = await createPortal({ payload, modules: module ? [{ ...module, routes: [] }] : [] });
  if (signedIn) store.dispatch(sessionActions.signedIn({ token: 'test-token' }));
  const [root] = routes;
  const page: RouteObject = { path, element: ui };
  const router = createMemoryRouter([{ ...root, children: [page, { path: '*', element: null }] } as RouteObject], {
    initialEntries: [at],
  });
  const view = render(
    <Host>
      <RouterProvider router={router} />
    </Host>,
  );
  return { ...view, store, router };
}
