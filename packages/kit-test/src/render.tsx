import type { PortalModule, TenantConfig } from '@jetway/kit-runtime';
import { sessionActions } from '@jetway/kit-runtime';
import { createMemoryRouter, RouterProvider } from '@jetway/kit-runtime/shell';
import type { RouteObject } from '@jetway/kit-runtime/shell';
import { toast } from '@jetway/kit-ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createPortal } from './portal';
import { demoBoot, demoTenant, writeBoot } from './tenant';

export interface RenderOptions {
  /** Module whose texts and slices the component uses. */
  module?: PortalModule;
  /** Address of the page; "/" by default. */
  at?: string;
  /** Path pattern of `ui`; any address by default. */
  path?: string;
  signedIn?: boolean;
  tenant?: Partial<TenantConfig>;
}

/**
 * Renders a component inside a portal. The test's own MSW server answers its calls. Returns the store and the router in
 * addition to Testing Library's result.
 */
export async function renderWithPortal(ui: ReactNode, options: RenderOptions = {}) {
  const { module, at = '/', path = '*', signedIn = true } = options;
  const payload = demoBoot(module ? [module.manifest] : [], demoTenant(options.tenant));
  writeBoot(payload);
  toast.clear();
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
