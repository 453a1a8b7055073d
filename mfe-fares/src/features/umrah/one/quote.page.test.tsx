import type { UmrahQuotePage, UmrahQuoteVersion } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, faresModule } from '../../../shared/testing/fares';
import { faresServer, problem } from '../../../shared/testing/fares-server';
import { QUOTE, quoteRow, umrahQuote } from '../../../shared/testing/quotes';
import { QuotesPage } from '../list/quotes.page';
import { QuotePage } from './quote.page';

const calls = faresServer();

/** Serves a quote; a change replaces it and is what later reads get. */
function serve(quote: UmrahQuotePage) {
  const state = { quote, sent: [] as UmrahQuoteVersion[] };
  const changed = (call: string, next: (quote: UmrahQuotePage) => UmrahQuotePage) =>
    calls.server.use(
      http.post(call, async ({ request }) => {
        state.sent.push((await request.json()) as UmrahQuoteVersion);
        state.quote = next(state.quote);
        return HttpResponse.json(state.quote);
      }),
    );
  calls.server.use(http.post(CALLS.quote, () => HttpResponse.json(state.quote)));
  return { state, changed };
}

const open = () =>
  renderWithPortal(<QuotePage />, {
    module: faresModule,
    path: '/umrah-quotes/:reference',
    at: `/umrah-quotes/${QUOTE}`,
  });

it('shows each line with its price and where it is sold, what is left out, and the total', async () => {
  serve(umrahQuote());
  await open();
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const hotel = await part('Hotel in Makkah');
  expect(hotel.getByText(/2,400\.50/)).toBeInTheDocument();
  expect(hotel.getByText(/2,200\.00/)).toBeInTheDocument();
  expect(hotel.getByText(/Free cancellation until 5 Jan 2027, 18:00/)).toBeInTheDocument();
  expect(hotel.getByRole('link', { name: 'Find this stay' })).toHaveAttribute(
    'href',
    '/hotel-results?kind=hotel&id=makkah.ab12&place=Al+Safwa&nationality=BD&residency=BD&checkIn=2027-01-11&checkOut=2027-01-16&rooms=2-8',
  );
  expect((await part('Flights')).getByRole('link', { name: 'Request the seats' })).toHaveAttribute(
    'href',
    '/fare-lots/l1',
  );
  expect((await part('Visas')).getByRole('link', { name: 'Apply for the visas' })).toHaveAttribute(
    'href',
    '/visa-booking?destination=SA&nationality=BD&residency=BD&purpose=umrah&travelDate=2027-01-10&productId=SA-umrah',
  );
  expect((await part('Not in this quote')).getByText(/No hotel of your choice/)).toBeInTheDocument();
  const total = await part('Total for the customer');
  expect(total.getByText(/9,265\.50/)).toBeInTheDocument();
  expect(total.getByText(/8,515\.00/)).toBeInTheDocument();
  expect(total.getByText(/^Prices of 26 Nov 2026/)).toBeInTheDocument();
});

describe('re-pricing', () => {
  it('says what has changed', async () => {
    const { state, changed } = serve(umrahQuote());
    changed(CALLS.reprice, (quote) => ({
      ...quote,
      version: 2,
      changes: [
        { kind: 'makkah', before: 'AED 2400.50', after: 'AED 2600.00' },
        { kind: 'visa', before: 'AED 1365.00' },
      ],
    }));
    await open();
    await press('Re-price');
    expect(await screen.findByText('Changed at the last re-pricing')).toBeInTheDocument();
    const told = within(screen.getByRole('status'));
    expect(told.getByText(/2,600\.00/)).toBeInTheDocument();
    expect(told.getByText(/not available/)).toBeInTheDocument();
    expect(state.sent).toEqual([{ referenceId: QUOTE, version: 1 }]);
  });

  it('says that nothing has changed', async () => {
    const { changed } = serve(umrahQuote({ isOver: true }));
    changed(CALLS.reprice, (quote) => ({ ...quote, version: 2, isOver: false }));
    await open();
    expect(await screen.findByText('Prices expired')).toBeInTheDocument();
    await press('Re-price');
    expect(await screen.findByText('All prices are unchanged')).toBeInTheDocument();
  });

  it('shows why it was refused', async () => {
    serve(umrahQuote());
    calls.server.use(http.post(CALLS.reprice, () => problem(404, 'fares.lot_gone')));
    await open();
    await press('Re-price');
    expect(await screen.findByText('The quote was not re-priced')).toBeInTheDocument();
  });
});

describe('sharing', () => {
  it('makes a link that can be revoked', async () => {
    const { changed } = serve(umrahQuote());
    changed(CALLS.shareQuote, (quote) => ({
      ...quote,
      link: { state: 'open', path: '/proposal?token=secret', expiresAt: '2026-11-27T07:00:00Z' },
    }));
    changed(CALLS.revokeQuote, (quote) => ({ ...quote, link: { state: 'revoked' } }));
    await open();
    await press('Create a link');
    expect(await screen.findByRole('link', { name: 'Open as the client' })).toHaveAttribute(
      'href',
      '/proposal?token=secret',
    );
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/search/v1/Proposal/GetSharedProposalPdf?token=secret',
    );
    await press('Revoke the link');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByText(/^The link was revoked/)).toBeInTheDocument();
  });

  it('waits for a re-pricing once the prices have expired', async () => {
    serve(umrahQuote({ isOver: true }));
    await open();
    expect(await screen.findByText('Re-price the quote first.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create a link' })).not.toBeInTheDocument();
  });
});

it.each([
  ['record.not_found', 404, 'There is no such quote'],
  ['server.unavailable', 503, 'The quote could not be loaded'],
])('refused with %s says so', async (code, status, title) => {
  calls.server.use(http.post(CALLS.quote, () => problem(status, code)));
  await open();
  expect(await screen.findByText(title)).toBeInTheDocument();
});

describe('the list', () => {
  const list = () =>
    renderWithPortal(<QuotesPage />, { module: faresModule, path: '/umrah-quotes', at: '/umrah-quotes' });

  it('has a row for each quote', async () => {
    calls.server.use(http.post(CALLS.quotes, () => HttpResponse.json({ rows: [quoteRow()], total: 1 })));
    await list();
    expect(await screen.findByRole('link', { name: QUOTE })).toHaveAttribute('href', `/umrah-quotes/${QUOTE}`);
    expect(screen.getByText('Mrs Karim')).toBeInTheDocument();
    expect(screen.getByText('Flights · Hotel in Makkah · Visas')).toBeInTheDocument();
  });

  it('without quotes says how to make one', async () => {
    calls.server.use(http.post(CALLS.quotes, () => HttpResponse.json({ rows: [], total: 0 })));
    await list();
    expect(await screen.findByText(/start a quote for the whole journey/)).toBeInTheDocument();
  });
});
