import type { Page } from '@playwright/test';

import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { KINDS } from '../../stack/lots';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** The search of every product, with the name of its button. */
const SEARCHES = [
  { product: 'flights', path: '/searchpad', button: 'Search flights' },
  { product: 'hotels', path: '/searchpad/hotel', button: 'Search hotels' },
  { product: 'visas', path: '/searchpad/visa', button: 'Search visas' },
  { product: 'holidays', path: '/searchpad/holiday', button: 'Search holidays' },
  ...Object.values(KINDS).map(({ tab, path }) => ({ product: tab, path, button: 'Search fares' })),
];

/** Results of every product that lists some, of a search that finds several. */
const RESULTS = {
  flights: `/flight-search-result?trip=R&journey=DXB.DAC.${daysAhead(45)}&return=${daysAhead(52)}&adults=1&cabin=E`,
  hotels: `/hotel-results?${addressOf({
    kind: 'city',
    id: 'dxb',
    place: 'Dubai',
    nationality: 'AE',
    residency: 'AE',
    checkIn: daysAhead(45),
    checkOut: daysAhead(48),
    rooms: '2',
  })}`,
  fares: '/umrah-fares-result?from=DXB',
  holidays: `/holiday-search-result?${addressOf({ cityId: 'ist', city: 'Istanbul', date: daysAhead(45), adults: '2' })}`,
  visas: `/visa-search-result?${addressOf({
    destination: 'EG',
    nationality: 'BD',
    residency: 'AE',
    purpose: 'tourist',
    travelDate: daysAhead(90),
  })}`,
};

function addressOf(search: Record<string, string>): string {
  return new URLSearchParams(search).toString();
}

/** Lists of orders and money, which have no search form. */
const LISTS = [
  '/my-bookings',
  '/hotel-bookings',
  '/fare-bookings',
  '/visa-myapplications',
  '/holiday-requests',
  '/deposit-list',
  '/my-transactions',
];

/** The widest a page gets, in pixels: 90rem. */
const WIDEST = 1440;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const WALL = { width: 1920, height: 1080 };

test.describe.configure({ mode: 'parallel' });

for (const viewport of [PHONE, DESK, WALL]) {
  test(`at ${viewport.width} px every search fits the screen, starts above the fold and stays within the maximum width`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signedIn(page, request, FALCON);
    const beside = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const width = async () => (await page.getByRole('main').boundingBox())?.width;
    for (const { product, path, button } of SEARCHES) {
      await page.goto(FALCON.origin + path);
      const search = page.getByRole('main').getByRole('button', { name: button, exact: true });
      await expect(search, product).toBeVisible();
      await expect.poll(beside, `${product}: no horizontal overflow`).toBeLessThanOrEqual(0);
      expect(await width(), product).toBeLessThanOrEqual(WIDEST);
      const fold = viewport === PHONE ? await foldOf(page) : viewport.height;
      const edge = async () => {
        const box = await search.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      };
      await expect.poll(edge, `${product}: the button is above the fold`).toBeLessThanOrEqual(fold);
      const card = page.getByRole('article').first();
      if (viewport === PHONE && path === KINDS.group.path) {
        await expect(card).toBeVisible();
        const { height = Infinity } = (await card.boundingBox()) ?? {};
        expect(height, 'a fare takes less than half of the screen').toBeLessThan(PHONE.height / 2);
      }
    }
    if (viewport !== WALL) return;
    for (const path of LISTS) {
      await page.goto(FALCON.origin + path);
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
      expect(await width(), path).toBeLessThanOrEqual(WIDEST);
      await expect.poll(beside, path).toBeLessThanOrEqual(0);
    }
  });
}

test('on a phone the results of every product show the top of a second one', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await signedIn(page, request, FALCON);
  for (const [product, path] of Object.entries(RESULTS)) {
    await page.goto(FALCON.origin + path);
    const second = page.getByRole('article').nth(1);
    await expect(second, product).toBeVisible();
    const fold = await foldOf(page);
    await expect.poll(async () => (await second.boundingBox())?.y, product).toBeLessThan(fold);
  }
});

/** Where the portal's tabs begin, which are at the bottom of a phone's screen. */
async function foldOf(page: Page): Promise<number> {
  return (await page.getByRole('navigation').last().boundingBox())?.y ?? PHONE.height;
}
