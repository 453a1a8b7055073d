import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

interface Route {
  path: string;
  title: string;
  feature?: number;
  condition?: string;
}
const require = createRequire(import.meta.url);
const { assertManifest, readManifest } = require('./manifest.cjs') as {
  assertManifest: (manifest: unknown, id: string) => void;
  readManifest: (folder: string) => { routes: (Route & { layout: string })[] };
};
const { CODES } = require('./addresses.cjs') as { CODES: Readonly<Record<string, number | null>> };

const ROOT = join(import.meta.dirname, '../../..');
/** Folders of modules whose manifests the shell reads. */
const MODULES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src/manifest.ts')));

const page = (path: string, feature?: number, more: Partial<Route> = {}): Route => ({
  path,
  title: 'x:title',
  ...(feature ? { feature } : {}),
  ...more,
});
const entry = (path: string, feature?: number) => ({
  id: 'x',
  label: 'x:nav',
  icon: 'list',
  path,
  group: 'sell',
  order: 1,
  ...(feature ? { feature } : {}),
});
const built =
  (routes: Route[], nav: object[] = []) =>
  () =>
    assertManifest({ id: 'mfe-x', name: 'mfe_x', contractVersion: 1, routes, nav, locales: ['en'] }, 'mfe-x');

const DEPOSITS = [
  '/bank-deposit',
  '/bank-transfer',
  '/cheque-deposit',
  '/mobile-banking',
  '/credit-debit-card',
  '/net-banking-card-payment',
];
const DETAILS = [
  '/flight-order',
  '/flight-void-request-view',
  '/flight-refund-request-view',
  '/flight-exchange-view',
  '/flight-void-details',
  '/flight-refund-details',
  '/flight-exchange-details',
];
const BOOKINGS = ['/my-bookings', '/ticket-management'];
const HOTEL_BOOKING = [
  '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid',
  '/hotel/book/Confirmed/:referenceId',
  '/hotel/book/UnConfirmed/:referenceId',
];
const GROUP_FARES = ['/searchpad/groupfares', '/searchpad/grpfare'];

describe('the build fails when a page or navigation entry lacks the functionality code of its address:', () => {
  it.each([
    ['proposals', 206, ['/flight-proposal']],
    ['(P-241) bookings', 223, BOOKINGS],
    ['asking for a void', 215, ['/flight-void-request']],
    ['asking for a refund', 216, ['/flight-refund-request']],
    [
      'asking for an exchange',
      217,
      ['/flight-exchange-request', '/flight-exchange-search-result', '/flight-exchange-confirm'],
    ],
    ['voids', 224, ['/void-management']],
    ['refunds', 225, ['/refund-management']],
    ['exchanges', 226, ['/reIssue-management']],
    ['holidays', 246, ['/holiday-requests', '/holiday-requests/:reference']],
    ['visas', 253, ['/visa-myapplications']],
    ['hotels', 252, ['/hotel-bookings', '/hotel-bookings/:reference']],
    ['(P-248) travellers', 210, ['/traveller-information']],
    ['(P-249) the ledger', 227, ['/my-transactions']],
    ['deposits', 228, ['/deposit-list']],
    ['ways to deposit', 229, DEPOSITS],
    ['partial payments', 230, ['/partial-payment']],
    ['reports', 232, ['/reports']],
    ['(P-254) the company', 233, ['/company-settings']],
    ['hotel search', 247, ['/searchpad/hotel', '/hotel-results', '/hotel/:requestId/:hotelGuid']],
    ['hotel booking', 248, HOTEL_BOOKING],
    ['hotel papers', 249, ['/hotel-bookings/print-preview']],
    ['holiday search', 245, ['/searchpad/holiday', '/holiday-search-result', '/holiday-search-result/:packageId']],
    ['tour packages', 245, ['/tour-packages', '/tour-packages/:packageId']],
    ['one holiday', 211, ['/holiday-bookings/:reference']],
    ['visa search', 260, ['/searchpad/visa', '/visa-search-result']],
    ['visa booking', 260, ['/visa-booking', '/visa-booking/success/:reference']],
    ['visa papers', 258, ['/visa-print-preview']],
    ['queue share', 241, ['/searchpad/queueshare', '/queue-share-booking']],
    ['exclusive fares', 242, ['/xclusive-fares-result']],
    ['umrah fares', 244, ['/umrah-fares-result']],
    ['group fares', 243, GROUP_FARES],
    ['requests for groups', 243, ['/group-requests', '/group-requests/new', '/group-requests/:reference']],
    ['umrah quotes', 244, ['/umrah-quotes', '/umrah-quotes/new', '/umrah-quotes/:reference']],
    ['fare bookings', 223, ['/fare-bookings']],
    ['documents of fare bookings', 213, ['/fare-bookings/print-preview']],
    ['one fare booking', 211, ['/fare-bookings/:reference']],
    ['orders and requests', 211, DETAILS],
    ['the credit ledger', 227, ['/CreditLedger']],
    ['one visa', 259, ['/visa-order']],
  ])('%s', (_what, code, paths) => {
    const gated = paths.map((path) => page(path, code));
    expect(
      built(
        gated,
        paths.map((path) => entry(path, code)),
      ),
    ).not.toThrow();
    expect(built(paths.map((path) => page(path)))).toThrow(`${paths[0]} needs feature ${code}`);
    expect(built(paths.map((path) => page(path, 202)))).toThrow(`needs feature ${code}`);
    expect(built(gated, [entry(paths[0]!)])).toThrow(`the navigation entry x needs feature ${code}`);
  });

  it("while the user's own profile and help need only a session", () => {
    expect(built([page('/my-profile'), page('/help')])).not.toThrow();
    expect(built([page('/help', 202)])).toThrow('/help needs no feature');
  });
});

it('a page with two spellings opens under both or does not exist (P-050)', () => {
  for (const [[first, second], code] of [
    [GROUP_FARES, 243],
    [BOOKINGS, 223],
  ] as const) {
    expect(built([page(first!, code)])).toThrow(`${second} is missing`);
    expect(built([page(second!, code)])).toThrow(`${first} is missing`);
  }
});

it('e-transactions exist for the original brand only', () => {
  const path = '/e-transactions';
  expect(built([page(path, 227)])).toThrow('under the condition original-brand only');
  expect(built([page(path, 227, { condition: 'about-us' })])).toThrow('under the condition original-brand only');
  expect(built([page(path, 227, { condition: 'original-brand' })], [entry(path, 227)])).not.toThrow();
});

it('every page for signed-in users is in the table, with a code or without one (T-269)', () => {
  const pages = MODULES.flatMap((name) => readManifest(join(ROOT, name)).routes).filter(
    ({ layout, path }) => layout === 'agent' && path !== '/access-denied',
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.map(({ path }) => path).filter((path) => !(path in CODES))).toEqual([]);
});
