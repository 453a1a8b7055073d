import type { BootPayload, PortalModule } from '@jetway/kit-runtime';
import { Outlet, useHref, useNavigate } from '@jetway/kit-runtime/router';
import type { PortalStore, RouteObject } from '@jetway/kit-runtime/shell';
import { createI18n, createPortalStore, installModule, PortalProviders } from '@jetway/kit-runtime/shell';
import { NavigationProvider, Toaster } from '@jetway/kit-ui';
import type { ComponentType, ReactNode } from 'react';

/** Everything around a module's pages except the shell's frames. */
export interface Portal {
  store: PortalStore;
  routes: RouteObject[];
  Host: (props: { children: ReactNode }) => ReactNode;
}

export interface PortalOptions {
  payload: BootPayload;
  modules: PortalModule[];
  /** Frame around the pages. */
  Frame?: ComponentType;
}

/** No frame. */
function Page() {
  return <Outlet />;
}

/** Creates a portal with these modules; boot payload and token must be in place before. */
export async function createPortal({ payload, modules, Frame = Page }: PortalOptions): Promise<Portal> {
  const store = createPortalStore({});
  const i18n = createI18n(payload.tenant);
  for (const module of modules) await installModule(i18n, module);
  const pages = modules.flatMap((module) => module.routes.map(({ path, lazy }): RouteObject => ({ path, lazy })));
  const Root = () => {
    const navigate = useNavigate();
    return (
      <NavigationProvider navigate={(to: string) => void navigate(to)} useHref={useHref}>
        <Frame />
        <Toaster />
      </NavigationProvider>
    );
  };
  return {
    store,
    routes: [
      {
        id: 'portal',
        Component: Root,
        HydrateFallback: () => null,
        children: [...pages, { path: '*', element: null }],
      },
    ],
    Host: ({ children }) => (
      <PortalProviders store={store} i18n={i18n} tenant={payload.tenant}>
        {children}
      </PortalProviders>
    ),
  };
}
