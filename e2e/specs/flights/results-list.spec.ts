import type { Page } from '@playwright/test';

import { FiltersPage } from '../../pages/filters.page';
import { ResultsPage } from '../../pages/results.page';
import { addressOf, hostOf } from '../../stack/api';
import type { Fare, Found } from '../../stack/fares';
import { BATCH, EVENTS, foundAgain, priceOf, rowsOf, WHOLE } from '../../stack/fares';
import { expect, test } from '../../stack/fixtures';
import { ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** Parts of the day as named by the filter, and the hour each starts at. */
const DAY_PARTS = [
  ['From 18:00', 18],
  ['12:00 – 17:59', 12],
  ['6:00 – 11:59', 6],
  ['Before 6:00', 0],
] as const;
const dayPart = ({ journeyWises: [first] }: Fare) => {
  const hour = Number(first?.departureTiming.slice(0, 2));
  return (DAY_PARTS.find(([, from]) => hour >= from) ?? DAY_PARTS[3])[0];
};

/** The most frequent value among the flights. */
function commonest<T>(flights: Fare[], of: (flight: Fare) => T[]): T {
  const counts = new Map<T, number>();
  for (const one of flights.flatMap(of)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) throw new Error('no flight has any');
  return most[0];
}

/** Holds these flights back from the first answer to a search; they arrive as server events once released. */
async function halfWay(page: Page, withheld: ReadonlySet<string>): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(WHOLE, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({
      url: addressOf(pathname + search),
      headers: { ...route.request().headers(), ...hostOf(ORIGINAL) },
    });
    const found = (await response.json()) as Found;
    const flights = found.flights.filter(({ itineraryId }) => !withheld.has(itineraryId));
    await route.fulfill({
      response,
      json: { ...found, flights, resultCompleted: false, suppliersRemaining: 1, refreshCount: 0 },
    });
  });
  await page.route(EVENTS, (route) => released.then(() => route.continue()));
  return release;
}

let results: ResultsPage;
/** The flights the server found, cheapest first. */
let whole: Fare[];

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, request, ORIGINAL);
  results = new ResultsPage(page, ORIGINAL);
  await results.open();
  await expect(page).toHaveURL(/requestId=/);
  whole = (await foundAgain(page)).sort((a, b) => priceOf(a) - priceOf(b));
  await results.settled();
});

// covers: T-174
test(
  'scenario 4 and scenario 5: filters for stops, price, airline, time and layover combine; counts match the list; clearing restores it; cheapest first, and last when the sort is pressed again (T-176, T-206, T-207)',
  { tag: '@both-databases' },
  async ({ page }) => {
    test.slow();
    const filters = new FiltersPage(page);
    const first = await results.ids(4);
    await expect(results.count).toHaveText(`${whole.length} flights`);
    await filters.showAll();
    let left = whole;
    const narrowed = async (keeps: (flight: Fare) => boolean) => {
      left = left.filter(keeps);
      await expect(results.count).toHaveText(`${left.length} of ${whole.length} flights`);
    };
    const tick = async (group: string, name: string, keeps: (flight: Fare) => boolean) => {
      const said = await filters.tick(group, name);
      // The count takes the filters set before into account.
      expect(said ?? left.filter(keeps).length, `${group}: ${name}`).toBe(left.filter(keeps).length);
      await narrowed(keeps);
    };

    await tick('Stops', '1 stop', ({ stopKey }) => stopKey === '1');
    const dearest = Math.max(...left.map(priceOf));
    let most = await filters.lower('Price');
    while (most >= dearest) most = await filters.lower('Price');
    await narrowed((flight) => priceOf(flight) <= most);
    const airline = commonest(left, ({ airlineName }) => [airlineName]);
    await tick('Airlines', airline, ({ airlineName }) => airlineName === airline);
    const part = commonest(left, (flight) => [dayPart(flight)]);
    await tick('Departure time', part, (flight) => dayPart(flight) === part);
    const airport = commonest(left, ({ layoverAirports }) => layoverAirports);
    const ends = whole.flatMap(({ segments }) => segments.map(({ destination }) => destination));
    const city = ends.find(({ code }) => code === airport)?.city;
    await tick('Layover in', `${city} (${airport})`, ({ layoverAirports }) => layoverAirports.includes(airport));

    await results.ids(rowsOf(left));
    await expect(results.cards).toHaveCount(rowsOf(left));
    const rows = await results.ids(rowsOf(left));
    const listed = [...rows, ...(await results.timesIds())];
    expect(listed.sort()).toEqual(left.map(({ itineraryId }) => itineraryId).sort());
    await expect(filters.chips.getByRole('listitem')).toHaveCount(6);

    await filters.chips.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(results.count).toHaveText(`${whole.length} flights`);
    await expect(filters.chips).toHaveCount(0);
    await expect(filters.ticked).toHaveCount(0);
    await expect.poll(() => results.ids(4)).toEqual(first);

    const sort = page.getByRole('button', { name: /^Cheapest/ });
    // How many more cards are rendered depends on how much of the list has been measured.
    const prices = async () => {
      await results.ids(4);
      return (await results.prices()).slice(0, 4);
    };
    await expect(sort).toHaveAccessibleName(/ascending/);
    const up = await prices();
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const [lowest, highest] = [whole[0], whole.at(-1)].map((flight) => flight && priceOf(flight));
    expect(up[0]).toBe(lowest);
    await sort.click();
    await expect(sort).toHaveAccessibleName(/descending/);
    // The list updates a frame after its button.
    await expect.poll(async () => (await prices())[0]).toBe(highest);
    const down = await prices();
    expect(down).toEqual([...down].sort((a, b) => b - a));
    await sort.click();
    await expect(sort).toHaveAccessibleName(/ascending/);
    await expect.poll(prices).toEqual(up);
  },
);

// covers: T-180
test(
  'scenario 5: a cheaper batch waits behind a notice while the list is being read, and the rows keep their order',
  { tag: '@both-databases' },
  async ({ page }) => {
    const limit = [...new Set(whole.map(priceOf))][3] ?? 0;
    const cheaper = whole.filter((flight) => priceOf(flight) < limit).map(({ itineraryId }) => itineraryId);
    const release = await halfWay(page, new Set(cheaper));
    let questions = 0;
    page.on('request', (call) => void (questions += Number(BATCH.test(call.url()))));
    await page.reload();
    const card = results.cards.first();
    await card.getByRole('button', { name: 'Flight details' }).click();
    await expect(card.getByRole('tab', { name: 'Flights', exact: true })).toBeVisible();
    const before = await results.ids(4);
    release();

    const pill = page.getByRole('button', { name: `${cheaper.length} cheaper flights found` });
    await expect(pill).toBeVisible();
    expect(await results.ids(4)).toEqual(before);
    await pill.click();
    await expect(pill).toHaveCount(0);
    await expect(results.count).toHaveText(`${whole.length} flights`);
    const rows = rowsOf(whole.filter(({ itineraryId }) => cheaper.includes(itineraryId)));
    const dearer = async () => (await results.ids(rows)).filter((id) => !cheaper.includes(id));
    await expect.poll(dearer, 'the cheaper ones are first').toEqual([]);
    expect(questions, 'batches arrive as events, without polling').toBe(0);
  },
);

test('compact cards are lower than comfortable ones, and the choice is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const compact = page.getByRole('radio', { name: 'Compact' });
  const height = () => results.cards.first().evaluate((card) => card.getBoundingClientRect().height);
  const comfortable = await height();
  // The placeholder has the same text, but does not react to clicks.
  await compact.waitFor({ state: 'attached' });
  await page.getByText('Compact', { exact: true }).click();
  await expect(compact).toBeChecked();
  await expect.poll(height).toBeLessThan(comfortable);
  const whole = () =>
    results.cards.evaluateAll(
      (cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
  await expect.poll(whole, 'six fares are in the window').toBeGreaterThanOrEqual(6);
  await page.reload();
  await results.settled();
  await expect(compact).toBeChecked();
});
