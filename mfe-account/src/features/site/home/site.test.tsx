import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import module from '../../../module';
import { LegalPage } from '../legal/legal.page';
import { HomePage } from './home.page';
import { SITE_THEMES } from './themes';

const airport = (airportCode: string, cityName: string) => ({
  airportCode,
  airportName: cityName,
  cityCode: airportCode,
  cityName,
  countryCode: 'AE',
  countryName: 'x',
  lat: 0,
  lon: 0,
  timezone: 'Asia/Dubai',
  rank: 1,
  kind: 'airport',
});
const CITIES: Record<string, string> = { DXB: 'Dubai', LHR: 'London' };
const calls = testServer(
  http.post('/api/utility/v1/Airport/GetAirportsByKey', async ({ request }) => {
    const { searchTerm } = (await request.json()) as { searchTerm: string };
    return HttpResponse.json([airport(searchTerm, CITIES[searchTerm] ?? searchTerm)]);
  }),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const tenant = {
  destinationCities: [{ from: 'DXB', to: 'LHR', currency: 'AED', totalFare: '1890' }],
  callToAction: { title: 'Register your agency', text: 'Ten minutes.', href: '/register_proprietor' },
};

describe('the home page of a partner brand', () => {
  it('shows each destination with origin, destination and fare (P-013)', async () => {
    await renderWithPortal(<HomePage />, { module, signedIn: false, tenant });
    const place = (await screen.findByRole('heading', { name: 'London' })).closest('li');
    expect(place).toHaveTextContent(/Dubai \(DXB\) to LHR/);
    expect(place).toHaveTextContent(/AED\s1,890\.00/);
  });

  it('invites registration as configured (P-014)', async () => {
    await renderWithPortal(<HomePage />, { module, signedIn: false, tenant });
    const invitation = screen.getByRole('heading', { name: 'Register your agency' }).closest('section') as HTMLElement;
    expect(within(invitation).getByRole('link')).toHaveAttribute('href', '/register_proprietor');
  });

  it('shows its own headline if it has one', async () => {
    await renderWithPortal(<HomePage />, {
      module,
      signedIn: false,
      tenant: { pitch: { title: 'Quiet tools', text: 'For agents.' } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quiet tools');
  });
});

describe('the market of a tenant on its home page', () => {
  it('names the airlines that the tenant chose, in its order', async () => {
    calls.server.use(
      http.get('/api/utility/v1/Airline/GetAirlineOptions', () =>
        HttpResponse.json([
          { value: 'FZ', label: 'flydubai', lowCost: true },
          { value: 'EK', label: 'Emirates', lowCost: false },
        ]),
      ),
    );
    await renderWithPortal(<HomePage />, { module, signedIn: false, tenant: { airlines: ['EK', 'FZ'] } });
    expect(await screen.findByText('flydubai')).toBeInTheDocument();
    const list = screen.getByRole('heading', { name: 'Airlines on the portal' }).closest('section') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((airline) => airline.textContent),
    ).toEqual(['EKEmirates', 'FZflydubai']);
  });

  it('claims nothing that the tenant did not set', async () => {
    await renderWithPortal(<HomePage />, { module, signedIn: false });
    await screen.findByRole('heading', { name: 'What the portal does for you' });
    for (const name of ['Airlines on the portal', 'Popular destinations', 'The portal, in your pocket'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});

describe('a sign-in over the home page', () => {
  it('keeps the page to open afterwards while it is closed', async () => {
    const { router } = await renderWithPortal(<HomePage />, {
      module,
      signedIn: false,
      tenant: { ...tenant, loginVariation: 'modal' },
      at: '/?signIn=open&next=%2Fhelp',
    });
    expect(await screen.findByText('Sign in to continue to the page you opened.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fhelp'));
    await userEvent.click(screen.getByRole('button', { name: 'Agent sign in' }));
    expect(await screen.findByText('Sign in to continue to the page you opened.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fhelp&signIn=open');
  });
});

describe('a banner of the original brand', () => {
  const banner = { bannerPath: '/assets/tenant/phone.svg', text: 'The desk in your pocket' };
  const show = async (downloadApp: boolean, mobileApp: boolean) => {
    calls.server.use(
      http.get('/api/utility/v1/Banner/GetHomePageBanner', () => HttpResponse.json([{ ...banner, downloadApp }])),
    );
    await renderWithPortal(<HomePage />, {
      module,
      signedIn: false,
      tenant: { ...tenant, isDefault: true, mobileApp },
    });
    await screen.findByText(banner.text);
    return screen.queryByRole('link', { name: 'Get it on your phone' });
  };

  it('about the app links to it (P-128)', async () => {
    const link = await show(true, true);
    expect(link).toHaveAttribute('href', '#mobile-app');
    expect(document.getElementById('mobile-app')).toBeInTheDocument();
  });

  it('does not link to an app when it is about something else, or the portal has none', async () => {
    expect(await show(false, true)).toBeNull();
    cleanup();
    expect(await show(true, false)).toBeNull();
  });
});

it('every theme arranges home and about page its own way (P-020, P-021)', () => {
  const themes = Object.values(SITE_THEMES);
  expect(themes).toHaveLength(5);
  for (const part of ['Pitch', 'Goals'] as const) expect(new Set(themes.map((theme) => theme[part])).size).toBe(5);
  expect(new Set(themes.map(({ home }) => home.map(({ name }) => name).join())).size).toBe(5);
});

describe('a legal page', () => {
  it('names the company in the portal’s own text', async () => {
    await renderWithPortal(<LegalPage kind="refunds" />, {
      module,
      signedIn: false,
      tenant: { companyName: 'Demo Travel' },
    });
    expect(await screen.findByText(/how Demo Travel handles a request/)).toBeInTheDocument();
  });

  it('shows the tenant’s own text instead (P-038)', async () => {
    calls.server.use(
      http.get('/assets/tenant/terms.txt', () => HttpResponse.text('# Our terms\n\nBe kind, says {company}.')),
    );
    await renderWithPortal(<LegalPage kind="terms" />, {
      module,
      signedIn: false,
      tenant: { legal: { terms: '/assets/tenant/terms.txt' } },
    });
    expect(await screen.findByRole('heading', { name: 'Our terms' })).toBeInTheDocument();
    expect(screen.getByText('Be kind, says Demo Travel.')).toBeInTheDocument();
  });

  it('reports a text that cannot be loaded, and retries', async () => {
    calls.server.use(http.get('/assets/tenant/terms.txt', () => HttpResponse.text('', { status: 500 })));
    await renderWithPortal(<LegalPage kind="terms" />, {
      module,
      signedIn: false,
      tenant: { legal: { terms: '/assets/tenant/terms.txt' } },
    });
    expect(await screen.findByText('This text could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
