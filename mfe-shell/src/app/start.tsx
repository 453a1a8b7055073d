import type { BootPayload, PortalModule } from '@jetway/kit-runtime';
import { boot } from '@jetway/kit-runtime';
import {
  allowEmptyMarkup,
  createI18n,
  createPortalStore,
  followOtherTabs,
  installManifestTexts,
  installModule,
  keepStore,
  keptState,
  PortalProviders,
  RouterProvider,
  unregisterServiceWorkers,
} from '@jetway/kit-runtime/shell';
import { GlobalStyle } from '@jetway/kit-ui';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import type { ModuleLoader } from '../modules/federation';
import { createPageLoader } from '../modules/page-loader';
import { createPreload, PreloadContext } from '../modules/preload';
import { later } from '../modules/retry';
import type { Tell } from '../watch/beacon';
import { createBeacon } from '../watch/beacon';
import { watchedLoader, watchErrors, watchVitals } from '../watch/watch';
import { breather } from './breather';
import { followSession } from './follow-session';
import { installShellTexts } from './shell-texts';
import { createPortalRouter } from './router';
import type { PortalRouter } from './router';
import { manifestsOf, placesOf } from './route-table';

/** Longest wait for the user context before the page is shown without it. */
const PATIENCE_MS = 1_000;

/**
 * From boot payload to first page. The edge's loader stays visible until that page is ready.
 * @param loaderOf where modules come from
 */
export async function start(
  root: Element,
  loaderOf: (releases: BootPayload['releases']) => ModuleLoader,
): Promise<void> {
  const payload = await overridden(boot());
  allowEmptyMarkup();
  void unregisterServiceWorkers();
  const store = createPortalStore(await keptState());
  await breather();
  const i18n = createI18n(payload.tenant);
  await installShellTexts(i18n);
  for (const manifest of manifestsOf(payload.releases)) installManifestTexts(i18n, manifest);
  await breather();

  const tell = createBeacon(payload.releases);
  const install = (module: PortalModule) => installModule(i18n, module);
  const loadPage = watchedLoader(createPageLoader({ loadModule: loaderOf(payload.releases), install }), tell);
  const places = placesOf(payload);
  const router = createPortalRouter({ places, store, loadPage });
  await breather();
  const person = followSession(store, router);
  keepStore(store);
  followOtherTabs(store);
  // Few tenants use analytics.
  if (payload.tenant.analytics) void import('./measure').then(({ measure }) => measure(payload.tenant, router));

  await settled(router);
  // A response during the first render would restart it synchronously.
  await Promise.race([person, later(PATIENCE_MS)]);
  const onCaughtError = watchErrors(tell);
  watchVitals(tell, moduleAt(router));
  const portal = (
    <PortalProviders store={store} i18n={i18n} tenant={payload.tenant}>
      <GlobalStyle />
      <PreloadContext value={createPreload(places, loadPage)}>
        {/* The page has loaded before it is shown, so the rest renders in one task, not in slices between frames. */}
        <RouterProvider router={router} useTransitions={false} />
      </PreloadContext>
      <Drawn tell={tell} />
    </PortalProviders>
  );
  // The first render is all new, so it is sliced, which keeps a slow phone responsive.
  startTransition(() => createRoot(root, { onCaughtError }).render(portal));
}

/**
 * Reports the shell as loaded once the page is rendered; a failure is reported in `main`. A layout effect, because a page that is
 * left right after it appeared never runs its other effects.
 */
function Drawn({ tell }: { tell: Tell }) {
  useLayoutEffect(() => tell('mfe-shell', { loaded: performance.now() }), [tell]);
  return null;
}

/** The module of the current page. */
function moduleAt(router: PortalRouter): string {
  const [moduleId] = (router.state.matches.at(-1)?.route.id ?? '').split(':');
  return moduleId?.startsWith('mfe-') ? moduleId : 'mfe-shell';
}

/** Applies an override to a developer's machine. */
async function overridden(payload: BootPayload): Promise<BootPayload> {
  if (!payload.releases.override) return payload;
  const { withLocalModule } = await import('../features/override/local-module');
  return withLocalModule(payload);
}

/** Resolves once the router has a page, or an error, to show. */
function settled(router: PortalRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
