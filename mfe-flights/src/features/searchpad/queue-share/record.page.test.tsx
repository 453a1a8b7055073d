import type { CreateImportBody, ImportRecord } from '@jetway/kit-api/flights';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import module from '../../../module';
import { segment } from '../../../shared/testing/flights';
import { queueShareActions } from './queue-share.slice';
import { RecordPage } from './record.page';
import { CREATE, details, ORDER, PRICE, READ, record } from './testing/records';
import { calls, refuse, serve } from './testing/serve';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
beforeEach(() => localStorage.clear());

/** The page at an address alone, which has no surname. */
const openAddress = (at: string) => renderWithPortal(<RecordPage />, { module, path: '/queue-share-booking', at });
/** The page of a record that the form named with a surname. */
async function open(source = 'gds-a', pnr = 'OQ12AB') {
  const page = await openAddress(`/queue-share-booking?source=${source}&pnr=${pnr}`);
  act(() => void page.store.dispatch(queueShareActions.recordNamed({ source, pnr, surname: 'Rahman' })));
  return page;
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Record OQ12AB' });
const blocked = (blocker: ImportRecord['blockers'][number], replace: Partial<ImportRecord> = {}) =>
  record({ blockers: [blocker], ...replace });

function answerPrice(answer = details()) {
  calls.server.use(http.post(PRICE, () => HttpResponse.json(answer)));
}

/** Opens the record and checks its fare. */
async function priced(answer = details()) {
  serve(record());
  answerPrice(answer);
  const page = await open();
  await press('Check today’s fare');
  await screen.findByRole('heading', { name: 'Today’s fare' });
  return page;
}

describe('a record that can be imported', () => {
  it('is read, then shown: travellers, flights in local times, fare and limit; its heading takes the focus (T-038)', async () => {
    const state = serve(record({ segments: [{ segment: segment(), status: 'confirmed' }] }));
    await open();
    expect(screen.getByText('Reading record OQ12AB at the source')).toBeInTheDocument();
    expect(await heading()).toHaveFocus();
    expect(state.asked).toEqual([{ source: 'gds-a', pnr: 'OQ12AB', surname: 'Rahman' }]);
    expect(screen.getByText('Can be imported')).toBeInTheDocument();
    const people = await screen.findByRole('table', { name: 'Travellers' });
    expect(within(people).getByText('RAHMAN/KARIM MR')).toBeInTheDocument();
    expect(within(people).getByText('Adult')).toBeInTheDocument();
    expect(screen.getByText('09:00')).toHaveAttribute('datetime', '2026-12-01T09:00');
    expect(screen.getByText('16:00')).toHaveAttribute('datetime', '2026-12-01T16:00');
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
    expect(screen.getByText('Fare in the record')).toBeInTheDocument();
    expect(screen.getByText('DACRT2155')).toBeInTheDocument();
    expect(await screen.findByText('Meridian GDS')).toBeInTheDocument();
  });

  it('is priced again and imported at the fare shown, and its order opens (T-038, P-072)', async () => {
    const sent: CreateImportBody[] = [];
    calls.server.use(
      http.post(CREATE, async ({ request }) => {
        sent.push((await request.json()) as CreateImportBody);
        return HttpResponse.json({ orderReference: ORDER, status: 'OnHold' });
      }),
    );
    const { router } = await priced();
    expect(screen.getByRole('heading', { name: 'Today’s fare' })).toHaveFocus();
    expect(screen.getByText('Today’s fare is the one in the record.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Import on hold');
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-order'));
    expect(router.state.location.search).toBe(`?reference=${ORDER}`);
    expect(sent).toEqual([{ priceSessionId: 'ps1', acceptedAmount: 'AED 520.00' }]);
  });

  it.each([
    ['AED 25.00', 'AED 525.00', 'More to pay'],
    ['AED -25.00', 'AED 475.00', 'You save'],
  ])(
    'whose fare moved by %s shows both amounts and is imported once the new one is accepted',
    async (delta, today, term) => {
      await priced(details({ status: 'PriceChanged', delta }));
      const told = screen.getByRole('alert');
      expect(told).toHaveTextContent('The fare has changed since the record was made');
      expect(told.textContent.replace(/\u00a0/g, ' ')).toContain(
        `Fare in the recordAED 500.00Fare today${today}${term}AED 25.00`,
      );
      expect(screen.getByRole('button', { name: 'Accept the new fare and import' })).toBeEnabled();
      expect(screen.queryByRole('button', { name: 'Import on hold' })).toBeNull();
    },
  );

  it('is checked again when its price expires', async () => {
    serve(record());
    answerPrice(details({ sessionExpiresAt: '2020-01-01T00:00:00Z' }));
    await open();
    await press('Check today’s fare');
    expect(
      await screen.findByText('The fare was kept for a limited time. Check today’s fare again.'),
    ).toBeInTheDocument();
    answerPrice();
    await press('Check today’s fare');
    expect(await screen.findByRole('button', { name: 'Import on hold' })).toBeEnabled();
  });
});

describe('a record that cannot be imported', () => {
  it.each([
    ['alreadyTicketed', 'The record is ticketed', /Ask the office that issued them \(DACRT2155\)/],
    ['firstSegmentFlown', 'The first flight has departed', /book the rest as a new record/],
    ['notHoldable', 'It is too late to hold these seats', /Ask office DACRT2155 to issue the tickets/],
    ['waitlisted', 'A flight is waitlisted', /Wait until the airline confirms it/],
    ['mixedCurrency', 'The fare is not in your currency alone', /price the record again in the currency you pay in/],
    ['groupPnr', 'This is a group booking', /Ask our team to take it over/],
    ['claimedElsewhere', 'The record has been imported by someone else', /Ask the office that made it/],
  ] as const)('because of %s says so, and what to do', async (blocker, title, text) => {
    serve(blocked(blocker));
    await open();
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(title);
    expect(told).toHaveTextContent(text);
    expect(screen.getByText('Cannot be imported')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check today’s fare' })).toBeNull();
  });

  it('scenario 28: because it is not transferred shows the transfer text, and is read again', async () => {
    const text = 'Share the record with office JWTDXB21A, then place it on queue 96.';
    const state = serve(
      blocked('notReleasedToQueue', {
        transferQueueText: text,
        segments: [],
        travellers: [],
        storedFare: undefined,
        ticketTimeLimitAt: undefined,
      }),
    );
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the transfer text' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    state.found = record();
    await press('Read the record again');
    expect(await screen.findByText('Can be imported')).toBeInTheDocument();
    expect(await heading()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the order when the agency already has it', async () => {
    serve(blocked('alreadyImported', { orderReference: ORDER }));
    await open();
    expect(await screen.findByText(`Go on with order ${ORDER}.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/flight-order?reference=${ORDER}`,
    );
    expect(screen.queryByRole('button', { name: 'Read the record again' })).toBeNull();
  });

  it('marks every flight with its state, and names the group', async () => {
    const later = segment({ segmentId: 's2', journeyIndex: 1 });
    serve(
      record({
        blockers: ['waitlisted', 'firstSegmentFlown'],
        groupName: 'UMRAH 12',
        segments: [
          { segment: segment(), status: 'flown' },
          { segment: later, status: 'waitlisted' },
        ],
      }),
    );
    await open();
    expect(await screen.findByText('Flown')).toBeInTheDocument();
    expect(screen.getByText('Waitlisted')).toBeInTheDocument();
    expect(screen.getByText('UMRAH 12')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });
});

describe('a refused import', () => {
  it('leads to the order when another user imported it first', async () => {
    await priced();
    refuse(CREATE, 409, 'import.claimed', { params: { orderReference: ORDER } });
    await press('Import on hold');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your agency has imported this record');
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/flight-order?reference=${ORDER}`,
    );
    expect(screen.queryByRole('button', { name: /Check today|Import on hold/ })).toBeNull();
  });

  it('that another agency imported first says so', async () => {
    await priced();
    refuse(CREATE, 409, 'import.claimed');
    await press('Import on hold');
    expect(await screen.findByRole('alert')).toHaveTextContent('The record has been imported by someone else');
    expect(screen.queryByRole('link', { name: 'Open the order' })).toBeNull();
  });

  it.each([
    ['order.amount_mismatch', 409, 'The fare has changed again, and nothing was imported. Check today’s fare.'],
    ['offer.price_changed', 409, 'The fare has changed again, and nothing was imported. Check today’s fare.'],
    ['price.session_expired', 410, 'The fare was kept for a limited time. Check today’s fare again.'],
    ['offer.sold_out', 409, /The airline no longer sells these flights/],
    ['access.denied', 403, 'Your role does not allow this. Ask the owner of your agency for access.'],
  ])('by %s drops the price and says what to do', async (code, status, text) => {
    await priced();
    refuse(CREATE, status, code);
    await press('Import on hold');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check today’s fare' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Import on hold' })).toBeNull();
  });

  it("by the airline shows the airline's message", async () => {
    await priced();
    refuse(CREATE, 409, 'order.supplier_refused', { detail: 'CLAIM NOT PERMITTED', requestId: 'r-1' });
    await press('Import on hold');
    expect(await screen.findByText('CLAIM NOT PERMITTED')).toBeInTheDocument();
    expect(screen.getByText('Request r-1')).toBeInTheDocument();
  });

  it('by the state of the record reads it again', async () => {
    const state = serve(record());
    answerPrice();
    await open();
    await press('Check today’s fare');
    refuse(CREATE, 409, 'import.blocked', { params: { blockers: 'alreadyTicketed' } });
    state.found = blocked('alreadyTicketed');
    await press('Import on hold');
    expect(await screen.findByText('The record is ticketed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import on hold' })).toBeNull();
  });

  it('says that nothing was imported when its price request gets no answer', async () => {
    serve(record());
    await open();
    calls.server.use(http.post(PRICE, () => HttpResponse.error()));
    await press('Check today’s fare');
    expect(await screen.findByText('Today’s fare could not be checked')).toBeInTheDocument();
    expect(screen.queryByText('The record was not imported')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check today’s fare' })).toBeEnabled();
  });

  it('without an answer is in doubt, and may be sent again as it was', async () => {
    const { router } = await priced();
    calls.server.use(http.post(CREATE, () => HttpResponse.error()));
    await press('Import on hold');
    expect(await screen.findByText('We do not know yet whether the record was imported')).toBeInTheDocument();
    expect(screen.queryByText('The record was not imported')).toBeNull();
    calls.server.use(http.post(CREATE, () => HttpResponse.json({ orderReference: ORDER, status: 'OnHold' })));
    await press('Import on hold');
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-order'));
  });
});

describe('a record that is not found', () => {
  it('keeps what was typed, and finds the corrected one', async () => {
    const user = userEvent.setup();
    refuse(READ, 404, 'import.record_not_found');
    const { router } = await open('gds-a', 'XX12AB');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no record XX12AB at this source');
    const locator = await screen.findByRole('textbox', { name: /^Record locator/ });
    expect(locator).toHaveValue('XX12AB');
    serve(record());
    await user.clear(locator);
    await user.type(locator, 'OQ12AB');
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    expect(await heading()).toHaveFocus();
    expect(router.state.location.search).toBe('?source=gds-a&pnr=OQ12AB');
  });

  it('can be searched again with the same locator', async () => {
    refuse(READ, 404, 'import.record_not_found');
    await open();
    await screen.findByRole('alert');
    serve(record());
    await press('Find the record');
    expect(await heading()).toBeInTheDocument();
  });

  it('asks for a missing surname before any request is sent', async () => {
    const user = userEvent.setup();
    const state = serve(record({ source: 'gds-b' }));
    await openAddress('/queue-share-booking?source=gds-b&pnr=OQ12AB');
    expect(await screen.findByRole('radio', { name: /Atlas GDS/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Record locator/ })).toHaveValue('OQ12AB');
    expect(state.asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Rahman');
    await user.click(screen.getByRole('button', { name: 'Find the record' }));
    expect(await heading()).toBeInTheDocument();
    expect(state.asked).toEqual([{ source: 'gds-b', pnr: 'OQ12AB', surname: 'Rahman' }]);
  });

  it('marks the field whose value the server refuses', async () => {
    refuse(READ, 422, 'request.invalid', {
      errors: [{ pointer: '/surname', code: 'surname.required', detail: 'Missing' }],
    });
    await open();
    expect(await screen.findByText('Enter the surname of a traveller.')).toBeInTheDocument();
  });

  it('offers other sources when this one accepts no records', async () => {
    refuse(READ, 404, 'import.source_not_found');
    await open('lcc');
    expect(await screen.findByRole('alert')).toHaveTextContent('This source takes no transferred bookings');
    expect(await screen.findByRole('radio', { name: /Meridian GDS/ })).not.toBeChecked();
  });

  it('asks for a record when the address contains none', async () => {
    await openAddress('/queue-share-booking');
    expect(await screen.findByRole('heading', { level: 1, name: 'Import a record' })).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /^Record locator/ })).toHaveValue('');
  });
});

it('a record that cannot be read offers another try', async () => {
  refuse(READ, 500, 'server.error', { requestId: 'r-1' });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The record could not be loaded');
  expect(screen.getByText('r-1')).toBeInTheDocument();
  serve(record());
  await press('Try again');
  expect(await heading()).toBeInTheDocument();
});

it('shows a message to a user who lost the permission', async () => {
  refuse(READ, 403, 'access.denied');
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'You cannot import bookings' })).toBeInTheDocument();
});
