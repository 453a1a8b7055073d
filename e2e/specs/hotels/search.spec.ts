import { HotelsPage } from '../../pages/hotels.page';
import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

const FORM = '/searchpad/hotel';
const SEARCH_HOTEL = 247;

test('a search leads from the form over the hotels and one hotel’s rooms to the booking of a rate (T-081, T-082, T-083, T-123, T-189)', async ({
  page,
  request,
}) => {
  const hotels = new HotelsPage(page);
  await signedInAt(page, request, FALCON, FORM);
  await hotels.fill('Dubai');
  const showHotels = await hotels.hold('Search');
  await hotels.submit.click();
  await expect(page).toHaveURL(/\/hotel-results\?/);
  await expect(hotels.skeletons).toHaveCount(4);
  showHotels();
  await hotels.settled();
  await expect(hotels.skeletons).toHaveCount(0);
  await expect(page).toHaveURL(/requestId=/);

  const showRooms = await hotels.hold('GetDetail');
  const card = hotels.cards.first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('link', { name: 'See rooms' }).click();
  await expect(page).toHaveURL(/\/hotel\/[^/]+\/[^/?]+$/);
  await expect(page.getByText('Checking Availablity', { exact: true })).toBeVisible();
  showRooms();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(hotels.rates.first()).toBeVisible();
  await hotels.book.first().click();
  await expect(page).toHaveURL(/\/hotel\/booking\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/);
});

test('the Hotels tab and the list of bookings have the same search form (T-089)', async ({ page, request }) => {
  const hotels = new HotelsPage(page);
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  await page
    .getByRole('navigation', { name: 'What to search for' })
    .getByRole('link', { name: /^Hotels/ })
    .click();
  for (const path of [FORM, '/hotel-bookings']) {
    if (path !== FORM) {
      await page.goto(`${FALCON.origin}${path}`);
      await page.getByRole('button', { name: 'New hotel search' }).click();
    }
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    for (const field of [/^Destination/, /^Nationality/, /^Country of residence/])
      await expect(hotels.form.getByRole('combobox', { name: field })).toBeVisible();
    await hotels.fill('Dubai');
    const rooms = await hotels.openRooms();
    await rooms.getByRole('button', { name: /increase.*adults/i }).click();
    await rooms.getByRole('button', { name: 'Done' }).click();
    await hotels.submit.click();
    await expect(page).toHaveURL(/\/hotel-results\?.*rooms=3/);
    await expect(page.getByText(/4 nights · 1 room · 3 guests/)).toBeVisible();
  }
});

test('too long a stay and a child without an age are refused at their fields (T-222)', async ({ page, request }) => {
  const hotels = new HotelsPage(page);
  await signedInAt(page, request, FALCON, FORM);
  await hotels.choosePlace('Dubai');
  await hotels.stay(daysAhead(40), 31);
  await hotels.submit.click();
  await expect(hotels.form.getByText('A stay is at most 30 nights')).toBeVisible();
  await hotels.stay(daysAhead(40), 30);
  await expect(hotels.form.getByText('A stay is at most 30 nights')).toHaveCount(0);

  const rooms = await hotels.openRooms();
  await rooms.getByRole('button', { name: /increase.*children/i }).click();
  await rooms.getByRole('button', { name: 'Done' }).click();
  await hotels.submit.click();
  await expect(hotels.form.getByText('Choose the age of every child, 0 to 17')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${FORM}$`));
  await hotels.openRooms();
  await rooms.getByRole('button', { name: /Age of child 1/ }).click();
  await page.getByRole('option', { name: '8', exact: true }).click();
  await rooms.getByRole('button', { name: 'Done' }).click();
  await hotels.submit.click();
  await expect(page).toHaveURL(/\/hotel-results\?/);
});

test('with only 247, hotels can be found but not booked (T-257); the map shows the hotels of the list', async ({
  page,
  request,
}) => {
  const hotels = new HotelsPage(page);
  await signedIn(page, request, FALCON);
  await asIf(page, () => ({ functionalities: [SEARCH_HOTEL] }));
  await page.goto(`${FALCON.origin}${FORM}`);
  await hotels.fill('Makkah');
  await hotels.submit.click();
  await hotels.settled();
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('application', { name: /^Map of the hotels/ });
  await expect(map.getByText('Masjid al-Haram')).toBeVisible();
  await expect(map.getByRole('button', { name: /hotels from/ }).first()).toBeVisible();

  await hotels.cards.first().getByRole('link', { name: 'See rooms' }).click();
  await expect(hotels.rates.first()).toBeVisible();
  await expect(hotels.book).toHaveCount(0);
  await page.goto(`${FALCON.origin}/hotel/booking/r/h/m/t`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
