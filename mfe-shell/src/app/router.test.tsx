import { sessionActions, SESSION_ENDED } from '@jetway/kit-runtime';
import type { ModuleManifest, PortalModule } from '@jetway/kit-runtime';
import {
  createI18n,
  createMemoryRouter,
  createPortalStore,
  installModule,
  PortalProviders,
  RouterProvider,
} from '@jetway/kit-runtime/shell';
import {
  demoBoot,
  demoTenant,
  demoUser,
  demoWallet,
  http,
  HttpResponse,
  testServer,
  writeBoot,
} from '@jetway/kit-test';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import en from '../locales/en.json';
import { createPageLoader } from '../modules/page-loader';
import { page } from '../modules/reload-guard';
import { ModuleLoadError } from '../modules/retry';
import { followSession } from './follow-session';
import { placesOf } from './route-table';
import { createRoutes } from './router';

const manifest: ModuleManifest = {
  id: 'mfe-x',
  name: 'mfe_x',
  contractVersion: 1,
  routes: [
    { path: '/', layout: 'public', title: 'x:home' },
    { path: '/login', layout: 'public', title: 'x:login', condition: 'login-page' },
    { path: '/about-us', layout: 'public', title: 'x:about' },
    { path: '/shared', layout: 'plain', title: 'x:shared' },
    { path: '/searchpad', title: 'x:search' },
    { path: '/my-transactions', feature: 227, title: 'x:ledger' },
    { path: '/searchpad/hotel', feature: 247, title: 'x:hotels' },
    { path: '/broken', title: 'x:broken' },
    { path: '/odd', title: 'x:odd' },
    { path: '/partial', title: 'x:partial' },
  ],
  nav: [],
  locales: ['en'],
};
const Crash = () => {
  throw new Error('the page broke');
};
/** Throws a value without a message. */
const OddCrash = () => {
  throw Object.create(null) as Error;
};
/** Imports a chunk that fails to load. */
const PartialPage = () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
};
const showing = (text: string) => () => Promise.resolve({ Component: () => <h1>{text}</h1> });
const portalModule: PortalModule = {
  manifest,
  namespace: 'x',
  locales: { en: {} },
  routes: [
    { path: '/', lazy: showing('Welcome') },
    { path: '/login', lazy: showing('Sign in here') },
    { path: '/about-us', lazy: showing('About us') },
    { path: '/shared', lazy: showing('For you') },
    { path: '/searchpad', lazy: showing('Search pad') },
    { path: '/my-transactions', lazy: showing('Ledger') },
    { path: '/searchpad/hotel', lazy: showing('Hotels') },
    { path: '/broken', lazy: () => Promise.resolve({ Component: Crash }) },
    { path: '/odd', lazy: () => Promise.resolve({ Component: OddCrash }) },
    { path: '/partial', lazy: () => Promise.resolve({ Component: PartialPage }) },
  ],
};

const user = { functionalities: [227] };
let context = demoUser(user);
const calls = testServer(
  http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(context)),
  http.get('/api/payment/v1/passbook/mybalance', () => HttpResponse.json(demoWallet())),
);
beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  context = demoUser(user);
});
afterAll(calls.stop);

const retry = { retries: 0, waitMs: 0, random: () => 0, wait: () => Promise.resolve() };

/** The real route table at an address, with module code from the test. */
function open(
  at: string,
  {
    token = 't1',
    loadModule = vi.fn().mockResolvedValue(portalModule),
  }: { token?: string | null; loadModule?: ReturnType<typeof vi.fn> } = {},
) {
  const payload = demoBoot([manifest], demoTenant());
  writeBoot(payload);
  if (token) localStorage.setItem('jetway.token', token);
  const store = createPortalStore({});
  const i18n = createI18n(payload.tenant);
  i18n.addResourceBundle('en', 'shell', en);
  const loadPage = createPageLoader({
    loadModule: loadModule as never,
    install: (module) => installModule(i18n, module),
    retry,
  });
  const router = createMemoryRouter(createRoutes({ places: placesOf(payload), store, loadPage }), {
    initialEntries: [at],
  });
  void followSession(store, router);
  render(
    <PortalProviders store={store} i18n={i18n} tenant={payload.tenant}>
      <RouterProvider router={router} />
    </PortalProviders>,
  );
  return {
    router,
    store,
    loadModule,
    address: () => router.state.location.pathname,
    query: () => router.state.location.search,
  };
}

describe('an address', () => {
  it.each(['/searchpad', '/my-transactions?page=2', '/searchpad/hotel'])(
    '%s without a token leads to the sign-in, which knows it (P-172)',
    async (at) => {
      const { address, query } = open(at, { token: null });
      expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeInTheDocument();
      expect(address()).toBe('/login');
      expect(new URLSearchParams(query()).get('next')).toBe(at);
    },
  );

  it.each([
    ['/login?next=%2Fmy-transactions%3Fpage%3D2', '/my-transactions', '?page=2'],
    ['/login?next=https%3A%2F%2Fevil.test%2Fmy-transactions', '/searchpad', ''],
    ['/login?next=%2F%2Fevil.test', '/searchpad', ''],
    ['/login?next=%2Flogin%3Fnext%3D%252Flogin', '/searchpad', ''],
  ])('%s with a token leads to %s', async (at, page, search) => {
    const { address, query } = open(at);
    await waitFor(() => expect(address()).toBe(page));
    expect(query()).toBe(search);
  });

  it('/ with a token leads to the search pad (P-033)', async () => {
    const { address } = open('/');
    expect(await screen.findByRole('heading', { name: 'Search pad' })).toBeInTheDocument();
    expect(address()).toBe('/searchpad');
  });

  it.each([null, 't1'])(
    'of a page for customers shows the page alone and leaves the title to it (token %s)',
    async (token) => {
      document.title = 'The page’s own';
      const { address } = open('/shared', { token });
      expect(await screen.findByRole('heading', { name: 'For you' })).toBeInTheDocument();
      expect(address()).toBe('/shared');
      for (const frame of ['banner', 'navigation', 'contentinfo'])
        expect(screen.queryByRole(frame), frame).not.toBeInTheDocument();
      expect(document.title).toBe('The page’s own');
    },
  );

  it('of a feature the user lacks leads to access denied, and loads none of its code (P-237)', async () => {
    context = demoUser({ functionalities: [202] });
    const { address, loadModule } = open('/my-transactions');
    expect(await screen.findByText('You have no access to this page')).toBeInTheDocument();
    expect(address()).toBe('/access-denied');
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('of a feature the user has shows the page (P-236)', async () => {
    open('/my-transactions');
    expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeInTheDocument();
  });

  it('of a search-pad tab without its code does not exist (P-238, T-020)', async () => {
    const { loadModule } = open('/searchpad/hotel');
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('without an owner shows the not-found page inside the portal (P-046)', async () => {
    open('/nowhere');
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to search' })).toHaveAttribute('href', '/searchpad');
  });

  it('without an owner shows a visitor the public site around the not-found page (P-046)', async () => {
    open('/nowhere', { token: null });
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

describe('a module that fails to load', () => {
  const failing = () => vi.fn().mockRejectedValue(new ModuleLoadError('mfe-x', 'offline'));

  it('leaves the frame in place, and a retry loads it again', async () => {
    const { loadModule } = open('/searchpad', {
      loadModule: failing().mockRejectedValueOnce(new ModuleLoadError('mfe-x', '404')),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    loadModule.mockResolvedValue(portalModule);
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Search pad' })).toBeInTheDocument();
    expect(loadModule).toHaveBeenCalledTimes(2);
  });

  it('reloads the page when the retry fails too, and counts the reload', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    open('/searchpad', { loadModule: failing() });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('jetway.load-failure-reloads.v1')).toBe('1');
  });
});

describe('a page that throws', () => {
  it('because a chunk failed to load says so in its place, and renders again on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    open('/partial');
    expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem('jetway.load-failure-reloads.v1'), 'which is counted').toBe('1');
  });

  it.each([
    ['/broken', 'the page broke'],
    ['/odd', 'An unknown error occurred. Please try again.'],
  ])(
    '%s shows the generic screen with its message, inside the frame, never a blank page (P-107, P-109)',
    async (at, message) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      open(at);
      expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(screen.getByRole('banner')).toBeInTheDocument();
    },
  );

  it('offers to go back and to reload (P-108)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    open('/broken');
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(back).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the end of a session', () => {
  it('shows a dialog titled Logout with the default message; OK removes the token and goes to the sign-in (P-104, P-167, P-168, P-169)', async () => {
    context = demoUser({ authentic: { forceLogout: true } });
    const { address, query } = open('/searchpad');
    expect(await screen.findByRole('dialog', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByText(SESSION_ENDED)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(localStorage.getItem('jetway.token')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeInTheDocument();
    expect(address() + query()).toBe('/login?next=%2Fsearchpad');
  });

  it('that was over before the page opened leads to the sign-in, which knows the page (P-170)', async () => {
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () =>
        HttpResponse.json({ code: 'session.expired', status: 401, title: '', retryable: false }, { status: 401 }),
      ),
    );
    const { address, query } = open('/my-transactions?page=2');
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeInTheDocument();
    expect(localStorage.getItem('jetway.token')).toBeNull();
    expect(address() + query()).toBe('/login?next=%2Fmy-transactions%3Fpage%3D2');
  });

  it('leaves a public page open', async () => {
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () =>
        HttpResponse.json({ code: 'session.expired', status: 401, title: '', retryable: false }, { status: 401 }),
      ),
    );
    const { address } = open('/about-us');
    await waitFor(() => expect(localStorage.getItem('jetway.token')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeInTheDocument();
    expect(address()).toBe('/about-us');
  });

  it("shows the server's message if there is one (P-168)", async () => {
    context = demoUser({ authentic: { forceLogout: true, logoutMessage: 'Signed in elsewhere.' } });
    open('/searchpad');
    expect(await screen.findByText('Signed in elsewhere.')).toBeInTheDocument();
  });

  it('by signing out removes the token and leads home (P-099)', async () => {
    const { store, address } = open('/searchpad');
    await screen.findByRole('heading', { name: 'Search pad' });
    store.dispatch(sessionActions.signedOut());
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
    expect(localStorage.getItem('jetway.token')).toBeNull();
    expect(address()).toBe('/');
  });
});
