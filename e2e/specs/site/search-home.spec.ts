import { ResultsPage } from '../../pages/results.page';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

for (const { portal, city, dial } of [
  { portal: FALCON, city: 'Dubai (DXB)' },
  { portal: ORIGINAL, city: 'Dhaka (DAC)' },
].map((one) => ({ ...one, dial: one.portal.tenant }))) {
  test(`the search home of the ${dial} portal starts at its city, in its currency (P-005, P-006, P-047)`, async ({
    page,
    request,
  }) => {
    await signedInAt(page, request, portal, '/searchpad');
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^From/ })).toHaveValue(city);
    await expect(page.getByRole('banner')).toContainText(portal.currency);
  });
}

test('offers scroll above the search and slide below it, with testimonials of other agencies (P-083, P-084, P-085, P-086)', async ({
  page,
  request,
}) => {
  const pictures: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/assets/tenant/login.svg')) pictures.push(answer.status());
  });
  await signedInAt(page, request, FALCON, '/searchpad');
  const running = page.getByRole('region', { name: 'Offers' }).first();
  await expect(running).toContainText('Winter fares to London');
  await running.getByRole('button', { name: 'Pause the offers' }).click();
  await expect(running.getByRole('button', { name: 'Resume the offers' })).toBeVisible();
  await expect(page.getByText('Eid seats to Dhaka and Manila are going: hold today')).toBeAttached();
  const said = page.getByRole('region', { name: 'What agencies say' });
  await expect(said.getByRole('article')).toHaveCount(3);
  await expect.poll(() => pictures, 'the picture behind the search').toContain(200);
});

test('the calendar of a journey has one month below 767 px and two from there (P-363)', async ({ page, request }) => {
  await page.setViewportSize({ width: 766, height: 900 });
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  await page.getByRole('button', { name: 'Open calendar: Departure' }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toHaveCount(1);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
});

const SEARCH = 202;
/** Pages beside the flight search, in the order of their tabs. */
const OTHERS = [
  { tab: 'HotelsNew', path: '/searchpad/hotel', code: 247 },
  { tab: 'Holidays', path: '/searchpad/holiday', code: 245 },
  { tab: 'Visa', path: '/searchpad/visa', code: 260 },
  { tab: 'Queue Share', path: '/searchpad/queueshare', code: 241 },
  { tab: 'Xclusive Fares', path: '/xclusive-fares-result', code: 242 },
  { tab: 'Umrah', path: '/umrah-fares-result', code: 244 },
  { tab: 'Group Fares', path: '/searchpad/grpfare', code: 243 },
];

// covers: T-009, T-010, T-011, T-020
test('a tab leads to the page of each product for users with its code, and Flights needs none; without the code its page is denied too (P-074, P-075, P-076, P-077, P-078, P-080, P-082, P-238, P-255, T-012, T-013, T-014)', async ({
  page,
  request,
}) => {
  test.slow();
  const tabs = page.getByRole('navigation', { name: 'What to search for' }).getByRole('link');
  let codes = [SEARCH];
  await signedIn(page, request, FALCON);
  await asIf(page, () => ({ functionalities: codes }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await expect(tabs.or(page.getByText('Hotels'))).toHaveText(['Flights']);
  await expect(tabs).toHaveAttribute('aria-current', 'page');
  await page.goto(`${FALCON.origin}/searchpad/visa`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await page.goto(`${FALCON.origin}/visa-search-result`);
  await expect(page).toHaveURL(/\/access-denied$/);

  for (const { tab, path, code } of OTHERS) {
    codes = [SEARCH, code];
    await page.goto(`${FALCON.origin}/searchpad`);
    await expect(tabs).toHaveText(['Flights', tab]);
    await expect(tabs.last()).toHaveAttribute('href', path);
  }
  codes = [SEARCH, ...OTHERS.map(({ code }) => code)];
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(tabs).toHaveText(['Flights', ...OTHERS.map(({ tab }) => tab)]);
  // A list without any search code. An empty list would allow everything.
  codes = [210];
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(tabs).toHaveText(['Flights']);
  for (const { path } of OTHERS) {
    await page.goto(`${FALCON.origin}${path}`);
    // A tab of the search pad exists only for those who may use it; a result page says that it is denied.
    if (path.startsWith('/searchpad/'))
      await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' }), path).toBeVisible();
    else await expect(page, path).toHaveURL(/\/access-denied$/);
  }
});

// covers: T-023, T-121, T-122, T-363
test('the search works without offers and airports that cannot be loaded; loading parts show placeholders (P-293, P-354, P-368)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/500/);
  const broken = {
    status: 500,
    contentType: 'application/problem+json',
    body: '{"code":"server.error","title":"x","status":500,"retryable":false}',
  };
  await signedIn(page, request, FALCON);
  await page.route('**/Banner/GetTopSearchPadBanner', (route) => route.fulfill(broken));
  await page.route('**/Airport/GetAirportsByKey', (route) => route.fulfill(broken));
  const refused = page.waitForResponse('**/Banner/GetTopSearchPadBanner');
  await page.goto(`${FALCON.origin}/searchpad`);
  expect((await refused).status()).toBe(500);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the offers' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('dhak');
  await expect(page.getByText('No airport found')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();

  let answer: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/AirSearch', (route) => isLetGo.then(() => route.continue()), { times: 1 });
  await new ResultsPage(page, FALCON).arrive();
  await expect(page.getByTestId('date-skeleton')).toHaveCount(6);
  await expect(page.getByTestId('flight-skeleton')).toHaveCount(3);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByTestId('date-skeleton')).toHaveCount(0);
});
