import type { BootPayload } from '@jetway/kit-runtime';
import { boot } from '@jetway/kit-runtime';
import {
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
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import type { ModuleLoader } from '../modules/federation';
import { createPageLoader } from '../modules/page-loader';
import { createPreload, PreloadContext } from '../modules/preload';
import { allowEmptyMarkup } from '../modules/trusted-scripts';
import { createBeacon } from '../watch/beacon';
import { watchedLoader, watchErrors, watchVitals } from '../watch/watch';
import { breather } from './breather';
import { followSession } from './follow-session';
import { installShellTexts } from './shell-texts';
import { createPortalRouter } from './router';
import type { PortalRouter } from './router';
import { manifestsOf, placesOf } from './route-table';

/**
 * From boot payload to first page. The edge's loader stays in view until that page is ready.
 * @param loaderOf where modules come from
 */
export async function start(root: Element, loaderOf: (releases: BootPayload['releases']) => ModuleLoader): Promise<void> {
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
  const loadPage = createPageLoader({
    loadModule: watchedLoader(loaderOf(payload.releases), tell),
    install: (module) => installModule(i18n, module),
  });
  const places = placesOf(payload);
  const router = createPortalRouter({ places, store, loadPage });
  await breather();
  followSession(store, router);
  keepStore(store);
  followOtherTabs(store);
  // Few tenants are measured.
  if (payload.tenant.analytics) void import('./measure').then(({ measure }) => measure(payload.tenant, router));

  await settled(router);
  const onCaughtError = watchErrors(tell);
  watchVitals(tell, moduleAt(router));
  const portal = (
    <PortalProviders store={store} i18n={i18n} tenant={payload.tenant}>
      <GlobalStyle />
      <PreloadContext value={createPreload(places, loadPage)}>
        {/* A page has come before it is shown: what is left is drawn in one go, not in slices between frames. */}
        <RouterProvider router={router} useTransitions={false} />
      </PreloadContext>
    </PortalProviders>
  );
  // The first time all of it is new to the browser: in slices, so that a slow phone answers a finger meanwhile.
  startTransition(() => createRoot(root, { onCaughtError }).render(portal));
}

/** The module whose page the router shows. */
function moduleAt(router: PortalRouter): string {
  const [moduleId] = (router.state.matches.at(-1)?.route.id ?? '').split(':');
  return moduleId?.startsWith('mfe-') ? moduleId : 'mfe-shell';
}

/** With an override to somebody's own machine, what is built there. */
async function overridden(payload: BootPayload): Promise<BootPayload> {
  if (!payload.releases.override) return payload;
  const { withLocalModule } = await import('../features/override/local-module');
  return withLocalModule(payload);
}

/** Resolves once the router has a page, or the reason why there is none, to show. */
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
