import { HolidaysPage } from '../../pages/holidays.page';
import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { accepted, publishedForFamilies, quoted } from '../../stack/holidays';
import { asIf } from '../../stack/modules';
import { operator } from '../../stack/operators';
import { askedFor, published } from '../../stack/packages';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

const SEARCH = 202;
const HOLIDAYS = 245;
const QUEUE = 246;

test('the form has a destination, a day and travellers, asks the age of each child, and shows popular cities (T-074, T-075, T-078, T-221)', async ({
  page,
  request,
}) => {
  const holidays = new HolidaysPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await holidays.openSearch();
  // A field opens its suggestions when it gets the focus, if it has any by then.
  const popular = page.getByRole('region', { name: 'Most popular cities' }).getByRole('link');
  await expect(popular).toHaveCount(5);
  await expect(holidays.destination).toBeVisible();
  await holidays.form.getByRole('button', { name: 'Search holidays' }).click();
  await expect(holidays.form.getByText('Choose a city from the list')).toBeVisible();
  // The field without a city has the focus and opens its suggestions, which hide the rest of the page.
  const suggestions = page.getByRole('listbox');
  await expect(suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  const day = holidays.form.getByRole('group', { name: 'Start' });
  await day.getByRole('spinbutton', { name: /^year/ }).click();
  await page.keyboard.type('2020');
  await expect(holidays.form.getByText('Choose a day from today on')).toBeVisible();
  await holidays.form.getByRole('button', { name: '2 adults' }).click();
  const party = page.getByRole('dialog', { name: 'Travellers' });
  const children = party.getByRole('spinbutton', { name: /^Children/ });
  await children.click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(party.getByRole('button', { name: /Age of child/ })).toHaveCount(2);
  await party.getByRole('button', { name: 'Done' }).click();
  await popular.first().click();
  await expect(page).toHaveURL(/\/holiday-search-result\?cityId=/);
});

test('a search lists packages, each filter narrows the list, and filters are a drawer on a phone (T-071, T-076, T-157)', async ({
  page,
  request,
}) => {
  const desk = await operator(request, 'Nadia Filters', ['holidays']);
  await published(request, desk, 'Istanbul for two');
  await publishedForFamilies(request, desk, 'Istanbul for four');
  const holidays = new HolidaysPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await holidays.openSearch();
  await holidays.chooseCity('Istanbul');
  await holidays.search();
  await expect(holidays.cards.first()).toBeVisible();
  const everything = await holidays.count.innerText();
  for (const name of ['Type', 'Duration', 'Rating'] as const) {
    await holidays.narrowBy(name);
    await expect(holidays.count, name).toHaveText(/^\d+ of \d+ packages$/);
    await holidays.filters.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(holidays.count).toHaveText(everything);
  }
  const highest = holidays.filters.getByRole('slider').last();
  await highest.focus();
  await page.keyboard.press('Home');
  await expect(holidays.count, 'price').toHaveText(/^\d+ of \d+ packages$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(holidays.filters).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a search is kept for a minute, a package is asked for at each visit, and neither is stored (T-197, T-381, T-382)', async ({
  page,
  request,
}) => {
  const holidays = new HolidaysPage(page, FALCON);
  const calls: string[] = [];
  page.on('request', (call) => calls.push(new URL(call.url()).pathname.split('/').at(-1) ?? ''));
  const times = (call: string) => calls.filter((one) => one === call).length;
  await signedIn(page, request, FALCON);
  await holidays.openSearch();
  await holidays.chooseCity('Istanbul');
  await holidays.search();
  for (const visit of [1, 2]) {
    await holidays.cards.getByRole('heading').getByRole('link').first().click();
    await expect(page.getByRole('form', { name: 'Ask for this holiday' })).toBeVisible();
    await expect.poll(() => times('GetPackageDetail')).toBe(visit);
    await page.goBack();
    await expect(holidays.cards.first()).toBeVisible();
  }
  expect(times('SearchPackages')).toBe(1);
  const stored = await page.evaluate(async () => {
    const text = localStorage.getItem('jetway.state.v1');
    if (!text) return '';
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))).text();
  });
  expect(stored).not.toMatch(/package-?search|searchResult/i);
});

test('tour packages have addresses of their own, from the list of a city to a package (T-070)', async ({
  page,
  request,
}) => {
  const holidays = new HolidaysPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await holidays.openSearch();
  await page.getByRole('link', { name: 'All tour packages' }).click();
  await expect(page).toHaveURL(`${FALCON.origin}/tour-packages`);
  await page.getByRole('button', { name: /City/ }).click();
  await page.getByRole('option', { name: /^Istanbul/ }).click();
  await expect(page).toHaveURL(/\/tour-packages\?cityId=/);
  await holidays.cards.getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tour-packages\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('holiday requests are listed in tabs (T-073, P-056)', async ({ page, request }) => {
  test.slow();
  const desk = await operator(request, 'Nadia Tabs', ['holidays']);
  const { packageId } = await published(request, desk, 'Istanbul by tab');
  const api = await sessionOf(request, FALCON);
  const [waiting, offered, booked] = await Promise.all(
    [45, 46, 47].map((day) => askedFor(api, packageId, daysAhead(day))),
  );
  await quoted(request, desk, offered ?? '');
  await quoted(request, desk, booked ?? '');
  await accepted(api, booked ?? '');
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/holiday-requests`);
  const link = (reference = '') => page.getByRole('table').getByRole('link', { name: reference });
  for (const [tab, reference] of [
    [/^New/, waiting],
    [/^Quoted/, offered],
    [/^Accepted/, booked],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(link(reference)).toBeVisible();
    for (const other of [waiting, offered, booked].filter((one) => one !== reference))
      await expect(link(other)).toHaveCount(0);
  }
});

test('code 245 opens the search and 246 the list with its entry in the menu (T-256, P-245)', async ({
  page,
  request,
}) => {
  let codes = [SEARCH];
  await signedIn(page, request, FALCON);
  await asIf(page, () => ({ functionalities: codes }));
  await page.goto(`${FALCON.origin}/holiday-requests`);
  await expect(page).toHaveURL(/\/access-denied$/);
  await expect(page.getByRole('link', { name: 'Holiday requests' })).toHaveCount(0);
  await page.goto(`${FALCON.origin}/holiday-search-result`);
  await expect(page).toHaveURL(/\/access-denied$/);

  codes = [SEARCH, HOLIDAYS, QUEUE];
  await page.goto(`${FALCON.origin}/holiday-requests`);
  await expect(page.getByRole('heading', { level: 1, name: 'Holiday requests' })).toBeVisible();
  await expect(page.locator('a[href="/holiday-requests"]').first()).toBeAttached();
});
