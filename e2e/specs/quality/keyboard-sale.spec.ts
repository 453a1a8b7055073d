import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { ownTrip } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** A date "YYYY-MM-DD" as the three parts are typed. */
const typed = (day: string) => day.split('-').reverse().join('');

test('flights are searched, filtered, compared, quoted to a client, booked, issued and printed by keyboard alone', async ({
  page,
  request,
}) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const keys = page.keyboard;
  const { reach, press, typeInto, choose, leave } = keyboardOf(page);
  /** Types a place or a country and selects it from the list that opens. */
  const take = async (field: RegExp, text: string, option: RegExp) => {
    await typeInto(field, text);
    const hit = page.getByRole('option', { name: option }).first();
    await expect(hit).toBeVisible();
    // Enter selects the highlighted option; it is highlighted a moment after the list opens.
    const marked = () => page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'));
    await expect.poll(async () => (await marked()) === (await hit.getAttribute('id'))).toBe(true);
    await keys.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  const day = async (field: RegExp, date: string) => {
    await reach(field);
    await keys.type(typed(date));
  };

  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await take(/^From/, 'DXB', /\bDXB\b/);
  await take(/^To/, 'DAC', /\bDAC\b/);
  const { out, back } = ownTrip();
  await day(/^day.*Departure/, out);
  await day(/^day.*Return/, back);
  await press(/^Search flights/);

  const results = new ResultsPage(page, FALCON);
  await results.settled();
  const before = await results.count.textContent();
  await reach(/^Direct/);
  await keys.press('Space');
  await expect(results.count).not.toHaveText(before ?? '');
  for (const at of [0, 1]) {
    await press(/^Quote /);
    await expect(page.getByRole('button', { name: /^Picked/ })).toHaveCount(at + 1);
  }
  await press(/^Compare/);
  await expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')).toHaveCount(2);
  await leave(/^Compare/);
  await press(/^Make proposal/);
  await expect(page.getByRole('article', { name: 'Option 2' })).toBeVisible();
  await typeInto(/^Client/, 'Mrs Karim');
  await press(/^Create the link/);
  await expect(page.getByText(/\/proposal\?token=[0-9a-f]{64}/)).toBeVisible();
  await press(/^Back to the flights/);
  await results.settled();

  do await reach(/^Select/);
  while (!(await page.evaluate(() => document.activeElement?.closest('article')?.textContent.includes('Can be held'))));
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/flight-booking\?/);
  await choose(/Title/, 'Mr');
  await typeInto(/^Given name/, 'Karim');
  await typeInto(/^Surname/, 'Keys');
  await day(/^day.*Date of birth/, '1988-02-03');
  await take(/^Nationality/, 'Bangladesh', /^Bangladesh/);
  await typeInto(/^Passport number/, 'BX0123456');
  await take(/^Country of issue/, 'Bangladesh', /^Bangladesh/);
  await day(/^day.*Passport expiry/, '2032-01-31');
  await typeInto(/^E-mail/, 'karim@example.test');
  await typeInto(/^Phone/, '501234567');
  await press(/^Continue to review/);
  await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
  await press(/^Book on hold/);

  const order = new OrderPage(page);
  const reference = await order.reference();
  await expect(page.getByText('Your seats are held')).toBeVisible();
  await press(/^Issue ticket/);
  await expect(order.confirm).toBeEnabled();
  await press(/^Pay and issue/);
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await press(/^Print$/);
  const paper = page.getByRole('article');
  await expect(paper).toHaveAccessibleName(`E-ticket ${reference}`);
  const [saved] = await Promise.all([page.waitForEvent('download'), press(/^Save as PDF/)]);
  expect(saved.suggestedFilename()).toBe(`${reference}-ticket.pdf`);
});
