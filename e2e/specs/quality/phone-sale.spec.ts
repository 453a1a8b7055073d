import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { expect, test } from '../../stack/fixtures';
import { ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('flights are searched, filtered, compared, quoted to a client, booked, issued and printed on a phone', async ({
  page,
  request,
}) => {
  test.slow();
  await signedIn(page, request, ORIGINAL);
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  /** Checks that nothing overflows the screen horizontally. */
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const fits = (what: string) => expect.poll(beside, `${what} fits the width of the screen`).toBeLessThanOrEqual(0);

  const results = new ResultsPage(page, ORIGINAL);
  // The page is scrolled before the search starts, so that the fares always arrive in a scrolled page.
  let start: () => void = () => undefined;
  const scrolled = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/api/search/v1/AirSearch*', async (route) => {
    await scrolled;
    await route.fallback();
  });
  await results.arrive();
  await expect(page.getByTestId('flight-skeleton').last()).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  start();
  await results.settled();
  await fits('the list');
  const fare = await page.getByRole('article').first().boundingBox();
  expect(fare?.height, 'a return fare leaves more than a third of the screen to the next one').toBeLessThan(
    (844 / 3) * 2,
  );

  await test.step('a filter, in its bottom sheet', async () => {
    const before = (await results.count.textContent()) ?? '';
    await button(/^Filters/).tap();
    const sheet = page.getByRole('dialog');
    const stop = sheet.getByRole('checkbox', { name: /^1 stop/ }).first();
    // The placeholder has the same text, but does not react to taps.
    await stop.waitFor({ state: 'attached' });
    await sheet
      .getByText(/^1 stop/)
      .first()
      .tap();
    await expect(stop).toBeChecked();
    await sheet.getByRole('button', { name: /^Show \d+ flights?/ }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(results.count).not.toHaveText(before);
  });

  await test.step('two flights, compared and proposed', async () => {
    for (const at of [0, 1]) await results.quote(at).tap();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const bar = page.getByRole('region', { name: 'Picked for a quote' });
    // It slides in.
    const below = async () => {
      const tabs = await page.getByRole('navigation').last().boundingBox();
      const box = await bar.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0) - (tabs?.y ?? 0);
    };
    await expect.poll(below, 'the bar is above the tabs').toBeLessThanOrEqual(0);
    await bar.getByRole('button', { name: 'Compare' }).tap();
    const compared = page.getByRole('dialog', { name: 'Compare' });
    await expect(compared.getByRole('columnheader')).toHaveCount(2);
    await compared.getByRole('button', { name: 'Close' }).first().tap();
    await bar.getByRole('link', { name: 'Make proposal' }).tap();
    await expect(page.getByRole('article', { name: 'Option 2' })).toBeVisible();
    await button('Create the link').tap();
    await expect(page.getByText(/\/proposal\?token=[0-9a-f]{64}/)).toBeVisible();
    await fits('the proposal');
    await page.getByRole('link', { name: 'Back to the flights' }).tap();
    await results.settled();
  });

  await results.select(await results.seek(/Can be held/));
  await expect(page).toHaveURL(/\/flight-booking\?/);
  await fits('the travellers');
  const booking = new BookingPage(page);
  await booking.enter(family());
  await booking.review();
  await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
  await fits('the review');
  await booking.book.tap();

  const order = new OrderPage(page);
  const reference = await order.reference();
  await expect(page.getByText('Your seats are held')).toBeVisible();
  await fits('the order');
  await order.issue.tap();
  await order.confirm.tap();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await page.getByRole('link', { name: 'Print', exact: true }).tap();
  await expect(page.getByRole('article')).toHaveAccessibleName(`E-ticket ${reference}`);
  await fits('the paper');
  const [saved] = await Promise.all([page.waitForEvent('download'), button('Save as PDF').tap()]);
  expect(saved.suggestedFilename()).toBe(`${reference}-ticket.pdf`);
});
