import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { segment } from '../../shared/testing/flights';
import { order } from '../../shared/testing/orders';
import { OrderPage } from './order.page';
import { AT, booked, calls, heading, HISTORY, issued, open, openWith, refuse, serve } from './testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

describe('an order', () => {
  it('shows that it is loading, then reference, names and history (P-059, T-027, T-058, T-059, T-125)', async () => {
    const { asked } = serve(order());
    await open();
    await screen.findByText('Loading Order details');
    await heading();
    expect(asked).toEqual(['?orderReference=DMO2611-00001A']);
    for (const text of ['RAHMAN/KARIM MR', 'On hold', 'Flex', /QQ 101/])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(await screen.findByText('Seats held.')).toBeInTheDocument();
    expect(screen.queryByText('Loading Order details')).toBeNull();
    expect(screen.queryByText('Ticketing')).toBeNull();
  });

  it('shows the change and refund fees of its fare', async () => {
    serve(order());
    const { unmount } = await open();
    const said = async (term: string) => (await screen.findByText(term)).nextElementSibling;
    expect(await said('Change before departure')).toHaveTextContent(/150\.00 for each passenger/);
    expect(await said('Refund before departure')).toHaveTextContent('Not allowed');
    unmount();
    serve(order({ refundTerms: { allowed: true, text: 'Free' } }));
    await open();
    expect(await said('Refund before departure')).toHaveTextContent('Free');
  });

  it('says where new times break a connection, before they are accepted', async () => {
    const first = segment({ layoverAfterMinutes: 0 });
    const gone = segment({ segmentId: 's2', origin: { ...first.destination, utc: '2026-12-01T09:00:00Z' } });
    serve(
      order({
        ...issued,
        actions: ['acceptSchedule'],
        scheduleChange: { noticedAt: '2026-11-25T08:00:00Z', segments: [first, gone] },
      }),
    );
    await open();
    expect(await screen.findByText('Connection missed')).toBeInTheDocument();
    expect(screen.getByText(/the flight from Dhaka departs before the previous one lands/)).toBeInTheDocument();
  });

  it('says that tickets are issued manually where they are', async () => {
    serve(order({ ticketedByHand: true }));
    await open();
    expect(await screen.findByText('Issued manually, within half an hour')).toBeInTheDocument();
  });

  it('shows its history newest first, with author and changes (T-310)', async () => {
    serve(order());
    const moved = {
      at: '2026-11-21T09:00:00Z',
      by: 'Falcon Travel Trade',
      kind: 'priceChanged',
      text: 'The price changed.',
      before: 'AED 500.00',
      after: 'AED 520.00',
    };
    calls.server.use(
      http.post(HISTORY, () => HttpResponse.json({ orderReference: 'DMO2611-00001A', events: [booked, moved] })),
    );
    await open();
    const [first, second] = within(
      (await screen.findByText('The price changed.')).closest('ol') ?? document.body,
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(/500\.00.*520\.00.*Falcon Travel Trade/);
    expect(second).toHaveTextContent(/Seats held\..*Amina Rahman/);
  });

  it('is usable without its history, which can be reloaded', async () => {
    serve(order());
    refuse(HISTORY, 500, 'server.error');
    await open();
    expect(await screen.findByText('The history could not be loaded')).toBeInTheDocument();
    calls.server.use(http.post(HISTORY, () => HttpResponse.json({ orderReference: 'DMO2611-00001A', events: [] })));
    await press('Try again');
    expect(await screen.findByText('No history yet.')).toBeInTheDocument();
    expect(screen.getByText('RAHMAN/KARIM MR')).toBeInTheDocument();
  });

  it('shows history only to users who may see it (T-241)', async () => {
    serve(order());
    await openWith([211]);
    await waitFor(() => expect(screen.queryByText('Seats held.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it.each([
    [[211], false, false],
    [[211, 212], true, false],
    [[211, 213], false, true],
  ])('with %j alone offers issuing: %s, printing: %s (T-235, T-236)', async (codes, mayIssue, mayPrint) => {
    serve(order());
    await openWith(codes);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Issue ticket' }) !== null).toBe(mayIssue));
    expect(screen.queryByRole('link', { name: 'Print' }) !== null).toBe(mayPrint);
  });

  it('shows passports and whether they are valid, to users who may see them (T-063, T-243)', async () => {
    const [karim] = order().travellers;
    if (!karim) throw new Error('an order has a traveller');
    const withPassport = order({
      travellers: [{ ...karim, passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2027-01-31' } }],
    });
    serve(withPassport);
    await open();
    expect(await screen.findByText('BX0123456')).toBeInTheDocument();
    expect(screen.getByText('Under 6 months left')).toBeInTheDocument();
    expect(screen.getByText(/entry requirements of Dhaka for each citizenship/)).toBeInTheDocument();
  });

  it('shows no passports without permission (T-243)', async () => {
    const [karim] = order().travellers;
    if (!karim) throw new Error('an order has a traveller');
    serve(
      order({
        travellers: [{ ...karim, passport: { number: '•••••••56', issueCountry: 'BD', expiresOn: '2027-01-31' } }],
      }),
    );
    await openWith([211]);
    await waitFor(() => expect(screen.queryByText('Passports and visas')).toBeNull());
  });

  it('that is new says so, and was requested as new (T-062)', async () => {
    const { asked } = serve(order({ hint: 'newOrder' }));
    const { router } = await renderWithPortal(<OrderPage />, { module: bookingModule, path: '/flight-order' });
    await router.navigate(AT, { state: { firstTime: true } });
    expect(await screen.findByText('Your seats are held')).toBeInTheDocument();
    expect(asked[0]).toContain('firstTime=true');
    // A reload, or the back button, does not count as new.
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('ticketed in the meantime does not suggest issuing', async () => {
    serve(order({ ...issued, hint: 'newOrder' }));
    await open();
    await heading();
    expect(screen.queryByText('Your seats are held')).toBeNull();
  });

  it.each([
    ['OnHold', true],
    ['Confirmed', false],
  ] as const)('whose price has changed shows what will be charged while it is %s: %s', async (status, isTold) => {
    serve(order({ status, flags: { importedPnr: false, instant: false, priceChanged: true, onlyChild: false } }));
    await open();
    await heading();
    expect(screen.queryAllByText(/is the one that will be charged/)).toHaveLength(isTold ? 1 : 0);
  });

  it('says when it was made elsewhere', async () => {
    serve(order({ flags: { importedPnr: true, instant: false, priceChanged: false, onlyChild: false } }));
    await open();
    expect(await screen.findByText('Imported')).toBeInTheDocument();
  });

  it.each([
    ['Expired', true],
    ['Cancelled', true],
    ['Confirmed', true],
    ['OnHold', false],
  ] as const)('that is %s links to a search for its flights: %s', async (status, isOffered) => {
    serve(order({ status, actions: [] }));
    await open();
    await heading();
    const link = screen.queryByRole('link', { name: 'Search these flights again' });
    expect(link?.getAttribute('href') ?? null).toBe(
      isOffered ? '/searchpad?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E' : null,
    );
  });

  it('of another agency, or unknown, is not found', async () => {
    refuse('/api/order/v1/AirGetOrder', 404, 'order.not_found');
    await open();
    expect(await screen.findByText('We cannot find this order')).toBeInTheDocument();
  });

  it('is refused without permission to view it (T-234)', async () => {
    refuse('/api/order/v1/AirGetOrder', 403, 'access.denied');
    await open();
    expect(await screen.findByText('You cannot open this order')).toBeInTheDocument();
  });
});

it('being confirmed can be reloaded manually', async () => {
  const state = serve(order({ status: 'InProgress', statusText: 'Ticketing in progress', actions: ['refresh'] }));
  await open();
  await screen.findByText('Your order is being confirmed');
  state.order = issued;
  await press('Refresh');
  expect(await screen.findByText('176 1234567890')).toBeInTheDocument();
  expect(screen.queryByText('Your order is being confirmed')).toBeNull();
});
