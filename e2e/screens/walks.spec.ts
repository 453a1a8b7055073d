import type { Browser, APIRequestContext, Page } from '@playwright/test';

import { daysAhead } from '../stack/days';
import { expect, test } from '../stack/fixtures';
import { cheapestLot, depositPaid, groupRequested, KINDS, seatsHeld } from '../stack/lots';
import { issued } from '../stack/orders';
import type { Portal } from '../stack/portals';
import { FALCON, QAMAR } from '../stack/portals';
import { sessionOf, signedIn } from '../stack/session';
import { bookingPath, offers, stayed, steady } from '../stack/stays';
import { applied, drafted } from '../stack/visas';
import { officeOpens } from '../stack/world';
import { walkEntrance } from '../walks/entrance';
import { walkFares } from '../walks/fares';
import { walkHolidays } from '../walks/holidays';
import { walkHotels } from '../walks/hotels';
import { walkDeposits } from '../walks/money';
import { walkOrder, walkPair, walkProposal, walkResults, walkSearch } from '../walks/sale';
import { walkVisas } from '../walks/visas';
import { Walk } from '../walks/walk';
import { MAIN_BRANDS, picture } from './camera';

/** A walk that takes a picture of each screen instead of testing it. */
class PictureWalk extends Walk {
  private taken = 0;

  constructor(
    page: Page,
    portal: Portal,
    private readonly folder: string,
  ) {
    super(page, portal);
  }

  override async look(screen: string): Promise<void> {
    this.taken += 1;
    const number = String(this.taken).padStart(2, '0');
    const name = screen.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, '');
    await picture(this.page, `${this.folder}/${number}-${name}`);
  }
}

interface Tools {
  browser: Browser;
  request: APIRequestContext;
}

/** The walks of the accessibility tests, by the folder of their pictures. */
const WALKS: Record<string, (walk: PictureWalk, tools: Tools) => Promise<void>> = {
  entrance: walkEntrance,
  search: walkSearch,
  results: (walk, { request }) => walkResults(walk, request),
  proposal: async (walk, { browser, request }) => {
    await walkResults(walk, request);
    await walkProposal(walk, browser);
  },
  pair: walkPair,
  order: walkOrder,
  deposits: walkDeposits,
  hotels: (walk, { request }) => walkHotels(walk, request),
  fares: (walk, { request }) => walkFares(walk, request),
  visas: (walk, { request }) => walkVisas(walk, request),
  holidays: (walk, { request }) => walkHolidays(walk, request),
};

for (const { portal, name, colorScheme } of MAIN_BRANDS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    for (const [walk, take] of Object.entries(WALKS)) {
      test(`${name}: pictures of every screen on the walk "${walk}"`, async ({
        page,
        browser,
        request,
        complaints,
      }) => {
        test.skip(walk === 'holidays' && portal !== FALCON, 'the operator of this walk acts for Falcon');
        complaints.expect(/40[0134]|409/);
        await officeOpens(request, 'Asia/Dubai');
        if (walk !== 'entrance') await signedIn(page, request, portal);
        await take(new PictureWalk(page, portal, `walks/${name}-${walk}`), { browser, request });
      });
    }
  });
}

/** Pages of every product with something on them; the walks press buttons by their English names. */
async function addressesOf(request: APIRequestContext, portal: Portal): Promise<string[]> {
  const api = await sessionOf(request, portal);
  const offered = await offers(api, { inDays: 150 });
  const offer = await steady(api, offered);
  const stay = await stayed(api, offered);
  const { reference } = await issued(api, { nth: new Date().getMinutes() });
  const lot = await cheapestLot(api, 'group');
  const group = await seatsHeld(api, lot);
  await depositPaid(api, group);
  const visa = await applied(api, { applicants: 2 });
  const { referenceId: draft, product } = await drafted(api);
  const place = { nationality: 'BD', residency: 'AE', purpose: 'tourist', travelDate: daysAhead(90) };
  const visas = new URLSearchParams({ destination: product.destination, ...place });
  return [
    '/searchpad',
    '/searchpad/hotel',
    '/searchpad/visa',
    '/searchpad/holiday',
    '/tour-packages',
    '/holiday-requests',
    '/searchpad/queueshare',
    ...Object.values(KINDS).map(({ path }) => path),
    `/hotel-results?requestId=${offer.requestId}`,
    `/hotel/${offer.requestId}/${offer.hotelGuid}`,
    bookingPath(offer),
    '/hotel-bookings',
    `/hotel-bookings/${stay}`,
    `/hotel-bookings/print-preview?referenceId=${stay}`,
    '/my-bookings',
    `/flight-order?reference=${reference}`,
    `/print-preview?reference=${reference}`,
    `/flight-refund-request?reference=${reference}`,
    `/fare-lots/${lot.lotId}`,
    '/fare-bookings',
    `/fare-bookings/${group}`,
    '/group-requests',
    '/group-requests/new',
    `/group-requests/${await groupRequested(api)}`,
    `/visa-search-result?${visas.toString()}`,
    `/visa-booking?orderReference=${draft}`,
    '/visa-myapplications',
    `/visa-order?orderReference=${visa}`,
    '/bank-deposit',
    '/deposit-list',
    '/my-transactions',
    '/CreditLedger',
    '/partial-payment',
    '/reports',
    '/company-settings',
    '/help',
  ];
}

test('qamar: pictures of every product from right to left', async ({ page, request, complaints }) => {
  complaints.expect(/40[0134]|409/);
  await officeOpens(request, 'Asia/Dubai');
  const addresses = await addressesOf(request, QAMAR);
  await signedIn(page, request, QAMAR);
  const walk = new PictureWalk(page, QAMAR, 'walks/qamar');
  for (const address of addresses) {
    await page.goto(`${QAMAR.origin}${address}`);
    // A page that opens as a dialog has its title there.
    await expect(page.locator('h1, h2').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await walk.look(
      address.replace(/[?].*/, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]+|[A-Z]{2}[A-Z0-9]*\d{4}[-\w]*/g, ''),
    );
  }
});
