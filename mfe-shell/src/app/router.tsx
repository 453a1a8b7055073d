import type { RouteManifest } from '@jetway/kit-runtime';
import { nextPage, paths } from '@jetway/kit-runtime';
import type { PortalStore, RouteObject } from '@jetway/kit-runtime/shell';
import { createBrowserRouter, data, redirect, selectSignedIn } from '@jetway/kit-runtime/shell';

import { AccessDeniedPage } from '../features/failures/access-denied.page';
import { NotFoundPage } from '../features/failures/not-found.page';
import { PortalFailure } from '../features/failures/portal-failure';
import { SlotFailure } from '../features/failures/slot-failure';
import { loadAgentFrame, loadPlainFrame, loadPublicFrame } from '../features/frame/load-frame';
import { manifest as shellManifest } from '../manifest';
import type { PageLoader } from '../modules/page-loader';
import { withRetries } from '../modules/retry';
import { admit } from './admission';
import { FrameFor } from './frame-for';
import { PortalRoot } from './portal-root';
import type { Place } from './route-table';
import { signInFor } from './sign-in-address';
import { SlotPage } from './slot-page';
import type { SlotData } from './slot-page';

export interface RouterParts {
  places: Place[];
  store: PortalStore;
  loadPage: PageLoader;
}

/** Data of a matched route for frames and the document title. */
export interface RouteHandle {
  /** Message key. */
  title: string;
  /** Whether the page is outside the portal's frame and sets the document title itself. */
  isPlain?: boolean;
}

const NOT_FOUND: RouteObject = {
  path: '*',
  Component: NotFoundPage,
  handle: { title: 'shell:notFound.title' } satisfies RouteHandle,
};

/** The route table: frames around slots. A slot asks the guard first and loads its page afterwards. */
export function createRoutes({ places, store, loadPage }: RouterParts): RouteObject[] {
  const own = shellManifest.routes.map((route): RouteObject => ({
    path: route.path,
    Component: AccessDeniedPage,
    loader: ({ request }) => enforce(route, store, request),
    handle: { title: route.title } satisfies RouteHandle,
  }));
  const slots = (layout: NonNullable<RouteManifest['layout']>) =>
    places
      .filter(({ route }) => (route.layout ?? 'agent') === layout)
      .map((place) => slot(place, { places, store, loadPage }));
  return [
    {
      id: 'portal',
      Component: PortalRoot,
      ErrorBoundary: PortalFailure,
      HydrateFallback: () => null,
      children: [
        { id: 'agent', lazy: agentFrame, children: [...own, ...slots('agent')] },
        { id: 'public', lazy: publicFrame, children: slots('public') },
        { id: 'plain', lazy: plainFrame, children: slots('plain') },
        // Unknown addresses have the frame that fits the user.
        {
          id: 'lost',
          loader: () => (selectSignedIn(store.getState()) ? agentFrame() : publicFrame()),
          Component: FrameFor,
          children: [NOT_FOUND],
        },
      ],
    },
  ];
}

async function agentFrame() {
  const { AgentFrame } = await withRetries(loadAgentFrame);
  return { Component: AgentFrame };
}

async function publicFrame() {
  const { PublicFrame } = await withRetries(loadPublicFrame);
  return { Component: PublicFrame };
}

async function plainFrame() {
  const { PlainFrame } = await withRetries(loadPlainFrame);
  return { Component: PlainFrame };
}

function slot(place: Place, { store, loadPage }: RouterParts): RouteObject {
  return {
    id: `${place.moduleId}:${place.route.path}`,
    path: place.route.path,
    Component: SlotPage,
    ErrorBoundary: SlotFailure,
    handle: { title: place.route.title, isPlain: place.route.layout === 'plain' } satisfies RouteHandle,
    loader: async ({ request }): Promise<SlotData> => {
      await enforce(place.route, store, request);
      return { Page: await loadPage(place) };
    },
    // A changed query is handled by the page itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

async function enforce(route: RouteManifest, store: PortalStore, { url }: Request): Promise<null> {
  const decision = await admit(route, store);
  const address = new URL(url);
  if (decision === 'signIn') throw redirect(signInFor(address));
  if (decision === 'enter') throw redirect(nextPage(address.search) ?? paths.searchpad());
  if (decision === 'denied') throw redirect(paths.accessDenied());
  if (decision === 'absent') throw data(null, { status: 404 });
  return null;
}

/** The portal's router, on the browser's history. */
export function createPortalRouter(parts: RouterParts) {
  return createBrowserRouter(createRoutes(parts));
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;
