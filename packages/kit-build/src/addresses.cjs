// @ts-check

/**
 * @typedef {{ path: string, feature?: number, condition?: string }} Route
 * @typedef {{ id: string, path: string, feature?: number }} Nav
 * @typedef {{ routes: Route[], nav: Nav[] }} Addresses
 */

/**
 * The code required for an address, whichever module provides its page; null: a session is enough. Source: ADR 0050.
 * @type {Readonly<Record<string, number | null>>}
 */
const CODES = {
  '/searchpad': null,
  '/flight-search-result': 202,
  '/two-one-way': 202,
  '/flight-proposal': 206,
  '/proposal': null,
  '/flight-booking': 207,
  '/searchpad/hotel': 247,
  '/searchpad/holiday': 245,
  '/searchpad/visa': 260,
  '/searchpad/queueshare': 241,
  '/searchpad/groupfares': 243,
  '/searchpad/grpfare': 243,
  '/xclusive-fares-result': 242,
  '/umrah-fares-result': 244,
  '/fare-lots/:lotId': null,
  '/fare-bookings': 223,
  '/fare-bookings/print-preview': 213,
  '/fare-bookings/:reference': 211,
  '/group-requests': 243,
  '/group-requests/new': 243,
  '/group-requests/:reference': 243,
  '/umrah-quotes': 244,
  '/umrah-quotes/new': 244,
  '/umrah-quotes/:reference': 244,
  '/queue-share-booking': 241,
  '/my-bookings': 223,
  '/ticket-management': 223,
  '/void-management': 224,
  '/refund-management': 225,
  '/reIssue-management': 226,
  '/holiday-search-result': 245,
  '/holiday-search-result/:packageId': 245,
  '/tour-packages': 245,
  '/tour-packages/:packageId': 245,
  '/holiday-requests': 246,
  '/holiday-requests/:reference': 246,
  '/holiday-bookings/:reference': 211,
  '/hotel-results': 247,
  '/hotel/:requestId/:hotelGuid': 247,
  '/hotel/booking/:requestId/:hotelGuid/:roomGuid/:roomRateGuid': 248,
  '/hotel/book/Confirmed/:referenceId': 248,
  '/hotel/book/UnConfirmed/:referenceId': 248,
  '/hotel-bookings/print-preview': 249,
  '/hotel-bookings': 252,
  '/hotel-bookings/:reference': 252,
  '/visa-search-result': 260,
  '/visa-booking': 260,
  '/visa-booking/success/:reference': 260,
  '/visa-print-preview': 258,
  '/visa-myapplications': 253,
  '/visa-order': 259,
  '/flight-order': 211,
  '/print-preview': 213,
  '/flight-void-request': 215,
  '/flight-refund-request': 216,
  '/flight-exchange-request': 217,
  '/flight-exchange-search-result': 217,
  '/flight-exchange-confirm': 217,
  '/flight-void-request-view': 211,
  '/flight-refund-request-view': 211,
  '/flight-exchange-view': 211,
  '/flight-void-details': 211,
  '/flight-refund-details': 211,
  '/flight-exchange-details': 211,
  '/my-transactions': 227,
  '/CreditLedger': 227,
  '/e-transactions': 227,
  '/deposit-list': 228,
  '/bank-deposit': 229,
  '/bank-transfer': 229,
  '/cheque-deposit': 229,
  '/mobile-banking': 229,
  '/credit-debit-card': 229,
  '/net-banking-card-payment': 229,
  '/partial-payment': 230,
  '/reports': 232,
  '/traveller-information': 210,
  '/company-settings': 233,
  '/my-profile': null,
  '/help': null,
};

/** Two spellings of one page: a manifest declares both or neither. */
const TWINS = [
  ['/searchpad/groupfares', '/searchpad/grpfare'],
  ['/my-bookings', '/ticket-management'],
];

/** Pages of some tenants only. @type {Readonly<Record<string, string>>} */
const CONDITIONS = { '/e-transactions': 'original-brand' };

/**
 * Routes and navigation entries of a manifest that contradict the fixed rules for addresses.
 * @param {Addresses} manifest
 * @returns {string[]}
 */
function misplaced({ routes, nav }) {
  return [
    ...routes.flatMap((route) => wrongGate(route.path, route)),
    ...nav.flatMap((entry) => wrongGate(`the navigation entry ${entry.id}`, entry)),
    ...routes.flatMap(({ path, condition }) => {
      const wanted = CONDITIONS[path];
      return wanted && condition !== wanted ? [`${path} exists under the condition ${wanted} only`] : [];
    }),
    ...TWINS.flatMap((twins) => {
      const missing = twins.filter((path) => !routes.some((route) => route.path === path));
      return missing.length === 1
        ? [`${missing[0]} is missing, the other spelling of ${twins.find((path) => path !== missing[0])}`]
        : [];
    }),
  ];
}

/**
 * @param {string} what
 * @param {{ path: string, feature?: number }} place
 * @returns {string[]}
 */
function wrongGate(what, { path, feature }) {
  const wanted = CODES[path];
  if (wanted === undefined || (wanted ?? undefined) === feature) return [];
  return [wanted === null ? `${what} needs no feature` : `${what} needs feature ${wanted}`];
}

module.exports = { CODES, misplaced };
