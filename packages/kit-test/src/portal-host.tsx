import type { PortalModule } from '@jetway/kit-runtime';
import { Link, Outlet } from '@jetway/kit-runtime/router';
import { createBrowserRouter, RouterProvider } from '@jetway/kit-runtime/shell';
import { GlobalStyle, Inline } from '@jetway/kit-ui';
import palettes from '@jetway/kit-ui/demo-palettes.css';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

import { portalHandlers } from './handlers';
import { createPortal } from './portal';
import { demoBoot, writeBoot } from './tenant';

export { http, HttpResponse } from 'msw';

export interface StandaloneOptions {
  module: PortalModule;
  /** Answers to the module's own calls. */
  handlers?: RequestHandler[];
  /** Codes of the person signed in; everything unless told. */
  functionalities?: number[];
}

/** Runs one module alone: a boot payload and a session made up, its calls answered in the page, a bare frame around. */
export async function runStandalone({ module, handlers = [], functionalities = [] }: StandaloneOptions): Promise<void> {
  const payload = demoBoot([module.manifest]);
  writeBoot(payload);
  document.head.append(Object.assign(document.createElement('style'), { textContent: palettes }));
  localStorage.setItem('jetway.token', 'standalone');
  await setupWorker(...handlers, ...portalHandlers({ functionalities })).start({ onUnhandledRequest: 'warn' });
  const Frame = () => (
    <>
      <Inline gap={4}>
        {module.manifest.routes.map((route) => (
          <Link key={route.path} to={route.path}>
            {route.path}
          </Link>
        ))}
      </Inline>
      <main>
        <Outlet />
      </main>
    </>
  );
  const { Host, routes } = await createPortal({ payload, modules: [module], Frame });
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  createRoot(root).render(
    <Host>
      <GlobalStyle />
      <RouterProvider router={createBrowserRouter(routes)} />
    </Host>,
  );
}
