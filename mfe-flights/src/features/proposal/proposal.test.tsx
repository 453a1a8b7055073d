import type { SharedProposal } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import module from '../../module';
import { agencyBrand } from '../../shared/testing/fixtures/brand';
import { flight, segment, summary } from '../../shared/testing/flights';
import { ProposalPage } from './proposal.page';
import { SharedPage } from './shared.page';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const shared = (amount: string): SharedProposal => ({
  client: 'Mrs Karim',
  note: 'Window seats.',
  agency: 'Desert Rose',
  agent: 'Rose',
  travellers: 2,
  madeAt: '2026-11-21T08:00:00Z',
  expiresAt: '2026-11-24T08:00:00Z',
  flights: [
    {
      itineraryId: 'one',
      airlineCode: 'QQ',
      airlineName: 'Quokka Air',
      amount,
      brand: 'Economy Value',
      baggageSummary: '30 kg',
      cabinBag: '7 kg',
      meal: 'free',
      refundable: true,
      changeable: true,
      fareType: 'OnHold',
      flightSummary: [summary()],
      segments: [segment()],
    },
  ],
});
const gone = () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'gone', status: 404, code: 'record.not_found', retryable: false, requestId: 'r' },
    { status: 404 },
  );

describe('a proposal', () => {
  it('lists the selected flights and becomes a link with the agency’s markup (T-049, T-227, T-292)', async () => {
    const user = userEvent.setup();
    let asked: unknown;
    calls.server.use(
      http.post('/api/search/v1/GetAirSearchItinerary', ({ request }) =>
        HttpResponse.json(flight({ itineraryId: new URL(request.url).searchParams.get('itineraryId') ?? '' })),
      ),
      http.post('/api/search/v1/Proposal/MakeProposal', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ path: '/proposal?token=secret', proposal: shared('AED 550.00') });
      }),
    );
    await renderWithPortal(<ProposalPage />, {
      module,
      at: '/flight-proposal?trip=O&journey=DXB.DAC.2026-12-20&adults=1&cabin=E&requestId=r1&itineraryIds=one',
      path: '/flight-proposal',
    });
    expect(within(await screen.findByRole('article', { name: 'Option 1' })).getByText(/500/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the flights' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flight-search-result\?.*journey=DXB\.DAC\.2026-12-20.*&requestId=r1$/),
    );
    await user.type(screen.getByRole('textbox', { name: 'Client' }), 'Mrs Karim');
    await user.click(await screen.findByRole('button', { name: /Your markup/ }));
    await user.click(await screen.findByRole('option', { name: 'Amount' }));
    await user.type(await screen.findByRole('textbox', { name: 'AED in total' }), '50');
    await user.click(screen.getByRole('button', { name: 'Create the link' }));
    expect(await screen.findByText(/\/proposal\?token=secret/)).toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Option 1' })).getByText(/550/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/search/v1/Proposal/GetSharedProposalPdf?token=secret',
    );
    expect(asked).toEqual({
      requestId: 'r1',
      itineraryIds: ['one'],
      client: 'Mrs Karim',
      note: '',
      markup: { kind: 'fixed', value: '50' },
    });
  });

  it('that fails to load shows the reason, and can be retried', async () => {
    const user = userEvent.setup();
    const down = {
      type: 'about:blank',
      title: 'down',
      status: 503,
      code: 'server.unavailable',
      retryable: true,
      requestId: 'r',
    };
    calls.server.use(http.post('/api/search/v1/GetAirSearchItinerary', () => HttpResponse.json(down, { status: 503 })));
    await renderWithPortal(<ProposalPage />, {
      module,
      at: '/flight-proposal?requestId=r1&itineraryIds=one',
      path: '/flight-proposal',
    });
    expect(await screen.findByText('The selected flights could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('No flights selected')).not.toBeInTheDocument();
    calls.server.use(
      http.post('/api/search/v1/GetAirSearchItinerary', () => HttpResponse.json(flight({ itineraryId: 'one' }))),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Option 1' })).toBeInTheDocument();
  });

  it('without a selection leads back to the search', async () => {
    await renderWithPortal(<ProposalPage />, { module, at: '/flight-proposal', path: '/flight-proposal' });
    expect(await screen.findByText('No flights selected')).toBeInTheDocument();
  });
});

describe('the link of a proposal', () => {
  it('shows a client the flights with their prices', async () => {
    calls.server.use(
      http.get('/api/search/v1/Proposal/GetSharedProposal', () =>
        HttpResponse.json({ ...shared('AED 550.00'), brand: agencyBrand() }),
      ),
    );
    await renderWithPortal(<SharedPage />, { module, at: '/proposal?token=secret', path: '/proposal' });
    expect(await screen.findByRole('heading', { name: 'Flights for Mrs Karim' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Option 1' })).toHaveTextContent(/Quokka Air.*30 kg.*550\.00/);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/search/v1/Proposal/GetSharedProposalPdf?token=secret',
    );
  });

  it('shows the parts of a journey with their sum', async () => {
    const stay = {
      destinationKind: 'hotel',
      destinationId: 'makkah.ab12',
      name: 'Al Safwa',
      stars: 4,
      address: 'Ajyad Street',
      room: 'Quad room',
      rooms: 1,
      board: 'breakfast',
      checkIn: '2027-01-11',
      checkOut: '2027-01-16',
      nights: 5,
    };
    const home = {
      number: 'SV590',
      origin: 'MED',
      departure: '2027-01-16T21:00',
      destination: 'DXB',
      arrival: '2027-01-17T00:55',
    };
    const fare = {
      title: 'Umrah',
      airline: { code: 'SV', name: 'Saudia' },
      baggage: '30 kg',
      journeys: [{ origin: 'MED', destination: 'DXB', date: '2027-01-16', flights: [home] }],
    };
    const lines = [
      { kind: 'fare', amount: 'AED 1850.00', fare },
      { kind: 'makkah', amount: 'AED 2400.50', stay },
    ];
    const journey = { lines, total: 'AED 4250.50' };
    calls.server.use(
      http.get('/api/search/v1/Proposal/GetSharedProposal', () =>
        HttpResponse.json({ ...shared('AED 550.00'), flights: [], journey, brand: agencyBrand() }),
      ),
    );
    await renderWithPortal(<SharedPage />, { module, at: '/proposal?token=secret', path: '/proposal' });
    expect(await screen.findByRole('heading', { name: 'Umrah journey for Mrs Karim' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Hotel in Makkah' })).toHaveTextContent(
      /Al Safwa · 4 stars.*5 nights.*1 room · Quad room · Breakfast.*Cancellation is not free.*2,400\.50/,
    );
    expect(screen.getByRole('article', { name: 'Flights' })).toHaveTextContent(
      /Sat, 16 Jan 2027.*SV590 MED 21:00 – DXB 00:55 · Arrives Sun, 17 Jan 2027/,
    );
    expect(screen.getByRole('article', { name: 'Total for all travellers' })).toHaveTextContent(/4,250\.50/);
  });

  it('is led by the agency: its mark or logo, its contacts, its colour and its name in the title', async () => {
    const logo = 'data:image/png,a';
    const brands = [agencyBrand(), agencyBrand({ logo, address: '', phone: '' })];
    calls.server.use(
      http.get('/api/search/v1/Proposal/GetSharedProposal', () =>
        HttpResponse.json({ ...shared('AED 550.00'), brand: brands.shift() }),
      ),
    );
    const { unmount } = await renderWithPortal(<SharedPage />, {
      module,
      at: '/proposal?token=secret',
      path: '/proposal',
    });
    const banner = (await screen.findByText('DR')).closest('header') as HTMLElement;
    expect(banner).toHaveTextContent('DRDesert Rose Travel+971 4 555 0101office@desertrose.test12 Palm Street, Dubai');
    expect(within(banner).getByRole('link', { name: '+971 4 555 0101' })).toHaveAttribute('href', 'tel:+97145550101');
    expect(banner.parentElement?.style.getPropertyValue('--brand')).toBe('#7a1f5c');
    expect(document.title).toBe('Flights for you · Desert Rose Travel');
    unmount();
    await renderWithPortal(<SharedPage />, { module, at: '/proposal?token=other', path: '/proposal' });
    expect(await screen.findByRole('img', { name: 'Desert Rose Travel' })).toHaveAttribute('src', logo);
    expect(screen.queryByText('DR')).not.toBeInTheDocument();
  });

  it('says so when it has expired', async () => {
    calls.server.use(http.get('/api/search/v1/Proposal/GetSharedProposal', gone));
    await renderWithPortal(<SharedPage />, { module, at: '/proposal?token=old', path: '/proposal' });
    expect(await screen.findByText('This proposal has expired')).toBeInTheDocument();
  });
});
