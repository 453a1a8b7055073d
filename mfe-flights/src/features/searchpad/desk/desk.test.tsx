import { customerApi } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import {
  demoUser,
  demoWallet,
  http,
  HttpResponse,
  portalHandlers,
  renderWithPortal,
  testServer,
} from '@jetway/kit-test';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import module from '../../../module';
import { Desk } from './desk';

const TODAY = '2026-11-26';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const page = (items: unknown[], total = items.length) =>
  HttpResponse.json({ items, counts: {}, page: 1, pageSize: 4, total });
const booking = (orderReference: string, more: object) => ({
  orderReference,
  route: 'DXB-DAC-DXB',
  sellingAirlines: ['Quokka Air', 'Zebu Air'],
  leadPassenger: 'RAHMAN/OMAR',
  departsOn: '2026-11-28',
  status: 'OnHold',
  pnr: 'ABC123',
  ...more,
});
const request = (requestReference: string) => ({
  orderReference: 'FA1',
  title: 'DXB-DAC',
  leadName: 'RAHMAN/OMAR',
  request: { requestReference, state: 'quoted', dueAt: '2026-11-27T08:00:00Z' },
});

/** Pages of the other products. */
const PRODUCTS = [
  '/fare-bookings',
  '/hotel-bookings',
  '/visa-myapplications',
  '/group-requests',
  '/holiday-requests',
].map((path) => ({ path, title: path }));
const withProducts = { ...module, manifest: { ...module.manifest, routes: [...module.manifest.routes, ...PRODUCTS] } };
const rows = (found: unknown[]) => HttpResponse.json({ rows: found, counts: {}, total: found.length });

/** Serves the lists of groups, hotels and visas, and records the requests. */
function serveProducts({ hotels = () => rows([]) }: { hotels?: () => Response } = {}) {
  const asked: unknown[] = [];
  const queueOf = async (sent: Request) => {
    const { queue, page } = (await sent.json()) as { queue: string; page: number };
    asked.push([queue, page]);
    return queue;
  };
  const group = (referenceId: string, nextDue: string, nextDeadline: string) => ({
    referenceId,
    groupName: 'Al Noor group',
    origin: 'DXB',
    destination: 'JED',
    nextDue,
    nextDeadline,
  });
  const groups: Record<string, unknown[]> = {
    seatsHeld: [group('GF3', 'deposit', '2099-01-03T10:00:00Z')],
    depositPaid: [
      group('GF2', 'balance', '2099-01-02T10:00:00Z'),
      { ...group('GF0', '', ''), nextDue: undefined, nextDeadline: undefined },
    ],
    balancePaid: [group('GF1', 'names', '2099-01-01T10:00:00Z')],
  };
  calls.server.use(
    http.post('/api/fares/v1/Fare/GetQueue', async ({ request: sent }) => rows(groups[await queueOf(sent)] ?? [])),
    http.post('/api/hotel/v1/Hotel/GetQueue', async ({ request: sent }) => {
      await queueOf(sent);
      return hotels();
    }),
    http.post('/api/visa/v1/Visa/GetQueue', async ({ request: sent }) => {
      await queueOf(sent);
      return rows([{ referenceId: 'VO1', destination: 'AE', leadApplicant: 'KARIM', dueAt: '2099-01-01T10:00:00Z' }]);
    }),
  );
  return asked;
}

interface Served {
  held?: () => Response;
  soon?: () => Response;
}

function serve({ held = () => page([]), soon = () => page([]) }: Served = {}) {
  const asked: Record<string, unknown>[] = [];
  calls.server.use(
    http.post('/api/customer/v1/MyBooking/GetBookings', async ({ request: sent }) => {
      const body = (await sent.json()) as Record<string, unknown>;
      asked.push(body);
      return body['queue'] === 'onHold' ? held() : soon();
    }),
    http.post('/api/postticketing/v1/void/getqueue', () => page([])),
    http.post('/api/postticketing/v1/refund/getqueue', () => page([request('R-2611-00001')])),
    http.post('/api/postticketing/v1/exchange/getqueue', () => page([request('X-2611-00001')])),
    http.post('/api/payment/v1/PartialPayment/GetOrders', () =>
      page(
        [
          {
            title: 'DXB-LHR',
            leadName: 'KARIM/IDRIS',
            due: { orderReference: 'FA7', state: 'overdue', dueAt: '2026-11-25T08:00:00Z', left: 'AED 336.00' },
          },
          {
            title: 'DXB-LHR',
            leadName: 'KARIM/IDRIS',
            due: { orderReference: 'FA8', state: 'settled', dueAt: '2026-11-25T08:00:00Z' },
          },
        ],
        2,
      ),
    ),
    http.post('/api/payment/v1/PartialPayment/GetSummary', () =>
      HttpResponse.json({ isEnforced: false, unpaid: 1, overdue: 1 }),
    ),
  );
  return asked;
}

async function open(functionalities?: number[], shown = module) {
  if (functionalities)
    calls.server.use(
      http.get('/api/customer/v1/User/GetUserContext', () => HttpResponse.json(demoUser({ functionalities }))),
    );
  const { store } = await renderWithPortal(<Desk today={TODAY} />, {
    module: shown,
    at: '/searchpad',
    path: '/searchpad',
  });
  if (functionalities)
    await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
}
const link = (name: string | RegExp) => screen.findByRole('link', { name });

it('lists limits running out, departures of the week, requests to answer and dues, each leading to its order and its list', async () => {
  const asked = serve({
    held: () => page([booking('FA2', { timeLimitAt: '2099-01-01T10:00:00Z' })], 9),
    soon: () => page([booking('FA3', { status: 'Confirmed' })]),
  });
  await open();
  expect(await link('FA2')).toHaveAttribute('href', '/flight-order?reference=FA2');
  expect(await link('Limits running out')).toHaveAttribute('href', '/my-bookings?queue=onHold&sort=ttl');
  expect(await link('All 9')).toHaveAttribute('href', '/my-bookings?queue=onHold&sort=ttl');
  expect(await link('FA3')).toBeInTheDocument();
  expect(await link('Departures in the next 7 days')).toHaveAttribute(
    'href',
    '/my-bookings?queue=ticketed&sort=travel&from=2026-11-26&to=2026-12-03&by=travel',
  );
  expect(await link('R-2611-00001')).toHaveAttribute('href', '/flight-refund-details?reference=R-2611-00001');
  expect(await link('X-2611-00001')).toHaveAttribute('href', '/flight-exchange-details?reference=X-2611-00001');
  expect(await screen.findByText('No void waits for your answer.')).toBeInTheDocument();
  expect(await link('FA7')).toBeInTheDocument();
  expect(screen.getByText(/^overdue since/)).toBeInTheDocument();
  expect(screen.queryByText('FA8')).not.toBeInTheDocument();
  expect(asked.map(({ queue, sort }) => [queue, sort])).toEqual([
    ['onHold', 'ttl'],
    ['ticketed', 'travel'],
  ]);
});

it('shows only lists that the user may see', async () => {
  serve();
  await open([Feature.Dashboard, Feature.ShowRefundList]);
  // Without 211 requests cannot be opened.
  expect(await screen.findByText('R-2611-00001')).not.toHaveAttribute('href');
  const desk = screen.getByRole('region', { name: 'Today' });
  const titles = within(desk).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Wallet', 'Refunds to answer']);
});

it('shows what the agency can spend and owes to those with 201, without links to pages they may not open', async () => {
  calls.server.use(
    http.get('/api/payment/v1/passbook/mybalance', () =>
      HttpResponse.json({
        ...{ walletCurrency: 'AED', walletBalance: '1500.00', posted: '700.00', held: '200.00', status: 'Overdue' },
        ...{ creditLimit: '1000.00', creditUsed: '0.00', creditAvailable: '1000.00' },
        errorDetail: 'Pay what is overdue first.',
      }),
    ),
  );
  await open([Feature.Dashboard]);
  const desk = await screen.findByRole('region', { name: 'Today' });
  expect(await within(desk).findByText('Pay what is overdue first.')).toBeInTheDocument();
  for (const [term, amount] of [
    ['Available', /1,500\.00/],
    ['On hold', /200\.00/],
    ['Credit limit', /1,000\.00/],
    ['Credit used', /0\.00/],
  ] as const) {
    expect(within(desk).getByText(term).nextElementSibling).toHaveTextContent(amount);
  }
  expect(within(desk).queryByRole('link')).not.toBeInTheDocument();
});

it('leads from the wallet to the ledger, to dues and to deposits, and asks again for a balance that failed', async () => {
  let isDown = true;
  const overdue = { ...demoWallet(), status: 'Overdue' };
  serve();
  calls.server.use(
    http.get('/api/payment/v1/passbook/mybalance', () =>
      isDown ? HttpResponse.json({ code: 'server.error' }, { status: 500 }) : HttpResponse.json(overdue),
    ),
  );
  const codes = [Feature.ShowAllTransactions, Feature.ShowPartialPaymentList, Feature.AddDepositRequest];
  await open([Feature.Dashboard, ...codes]);
  expect(await screen.findByText(/The balance could not be loaded/)).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link('Pay overdue amounts')).toHaveAttribute('href', '/partial-payment?state=overdue');
  expect(await link('Add funds')).toHaveAttribute('href', '/bank-deposit');
  expect(await link('Wallet')).toHaveAttribute('href', '/my-transactions');
});

it('names orders without a link to those who may not open them', async () => {
  serve({ held: () => page([booking('FA2', { timeLimitAt: '2099-01-01T10:00:00Z' })]) });
  await open([Feature.ShowBookings, Feature.ShowPartialPaymentList]);
  expect(await screen.findByText('FA2')).not.toHaveAttribute('href');
  expect(await screen.findByText('FA7')).not.toHaveAttribute('href');
});

it('says what is empty, and asks again for a list that failed', async () => {
  let isDown = true;
  serve({ held: () => (isDown ? HttpResponse.json({ code: 'server.error' }, { status: 500 }) : page([])) });
  await open([Feature.ShowBookings]);
  expect(await screen.findByText('No departures in the next 7 days.')).toBeInTheDocument();
  expect(await screen.findByText(/This list could not be loaded/)).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No seats are held.')).toBeInTheDocument();
});

it('lists deadlines of groups, unpaid hotels and visas to correct, the first deadline on top', async () => {
  const asked = serveProducts({
    hotels: () =>
      rows([
        { referenceId: 'HO2', hotel: 'Creek View', leadGuest: 'KARIM', payBy: '2099-01-02T10:00:00Z' },
        { referenceId: 'HO1', hotel: 'Dune', leadGuest: 'RAHMAN', payBy: '2099-01-01T10:00:00Z' },
      ]),
  });
  serve();
  await open([Feature.ShowBookings, Feature.ViewBooking, Feature.ShowHotelQueues, Feature.ShowVisaQueue], withProducts);
  expect(await link('GF1')).toHaveAttribute('href', '/fare-bookings/GF1');
  expect(
    screen.getAllByText(/^(deposit|names|balance) due/).map(({ textContent }) => textContent?.split(' ')[0]),
  ).toEqual(['names', 'balance', 'deposit']);
  expect(screen.queryByText('GF0')).not.toBeInTheDocument();
  expect(await link('Hotels to pay')).toHaveAttribute('href', '/hotel-bookings?queue=onHold');
  expect(await link('HO1')).toHaveAttribute('href', '/hotel-bookings/HO1');
  expect(screen.getAllByText(/^HO/).map(({ textContent }) => textContent)).toEqual(['HO1', 'HO2']);
  expect(await link('Visas to correct')).toHaveAttribute('href', '/visa-myapplications?queue=correction');
  // Without 259 an application cannot be opened.
  expect(await screen.findByText('VO1')).not.toHaveAttribute('href');
  expect(asked).toHaveLength(5);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['onHold', 1],
      ['correction', 1],
    ]),
  );
});

it('lists quotations to answer and holidays to pay, the first deadline on top', async () => {
  const asked: unknown[] = [];
  const listOf = (path: string, found: (body: Record<string, unknown>) => unknown[]) =>
    http.post(path, async ({ request: sent }) => {
      const body = (await sent.json()) as Record<string, unknown>;
      asked.push(body['queue'] ?? body['tab'] ?? body['status']);
      return rows(found(body));
    });
  const due = (orderReference: string, nextDue: string, nextDeadline: string) => ({
    ...{ orderReference, nextDue, nextDeadline, packageTitle: 'Nile days', city: 'Luxor' },
  });
  const quoted = (requestReference: string, validUntil: string) => ({
    ...{ requestReference, validUntil, packageTitle: 'Petra by night', city: 'Amman' },
  });
  calls.server.use(
    listOf('/api/fares/v1/GroupRequest/GetQueue', () => [
      { referenceId: 'GR1', validUntil: '2099-01-01T10:00:00Z', route: 'DXB–JED', groupName: 'Al Noor group' },
    ]),
    listOf('/api/holiday/v1/HolidayRequest/GetQueue', () => [
      quoted('HR2', '2099-01-02T10:00:00Z'),
      quoted('HR1', '2099-01-01T10:00:00Z'),
    ]),
    listOf('/api/holiday/v1/Holiday/GetQueue', ({ queue }) =>
      queue === 'depositDue'
        ? [due('TP2', 'deposit', '2099-01-02T10:00:00Z')]
        : [due('TP1', 'balance', '2099-01-01T10:00:00Z')],
    ),
  );
  await open([Feature.AccessGroupFares, Feature.ShowHolidayQueue, Feature.ViewBooking], withProducts);
  expect(await link('GR1')).toHaveAttribute('href', '/group-requests/GR1');
  expect(await link('Group quotes to answer')).toHaveAttribute('href', '/group-requests?status=quoted');
  expect(await link('HR1')).toHaveAttribute('href', '/holiday-requests/HR1');
  expect(await link('Holiday quotations to answer')).toHaveAttribute('href', '/holiday-requests?tab=quoted');
  expect(await link('TP1')).toHaveAttribute('href', '/holiday-bookings/TP1');
  expect(await link('Holidays to pay')).toHaveAttribute('href', '/holiday-requests?tab=accepted');
  const references = screen.getAllByRole('link', { name: /^(HR|TP)\d$/ });
  expect(references.map(({ textContent }) => textContent)).toEqual(['TP1', 'TP2', 'HR1', 'HR2']);
  expect(asked.sort()).toEqual(['balanceDue', 'depositDue', 'quoted', 'quoted']);
});

it('shows no list of a product to those without its code', async () => {
  serveProducts();
  serve();
  await open([Feature.ShowVoidList], withProducts);
  expect(await screen.findByText('No void waits for your answer.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('says that no hotel waits for payment, and asks again for hotels that failed', async () => {
  let isDown = true;
  serveProducts({
    hotels: () => (isDown ? HttpResponse.json({ code: 'server.error' }, { status: 500 }) : rows([])),
  });
  await open([Feature.ShowHotelQueues], withProducts);
  expect(await screen.findByText(/This list could not be loaded/)).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No hotel booking waits for payment.')).toBeInTheDocument();
});
