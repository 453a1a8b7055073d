import { BookingPage, family } from '../../pages/booking.page';
import { ResultsPage } from '../../pages/results.page';
import { expect, test } from '../../stack/fixtures';
import { ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';
import { serverNow } from '../../stack/world';

/** How long a price is valid. */
const SESSION_SECONDS = 15 * 60;
/** The maximum validity of a price, even with activity. */
const LONGEST_SESSION_MS = 20 * 60_000;

// covers: T-184
test(
  'scenario 15: the session expires while travellers are entered; they are kept with the new price (T-185)',
  { tag: '@both-databases' },
  async ({ page, request }) => {
    test.slow();
    await page.clock.install({ time: await serverNow(request) });
    await signedIn(page, request, ORIGINAL);
    const results = new ResultsPage(page, ORIGINAL);
    await results.open();
    await results.select(await results.holdable());
    const booking = new BookingPage(page);
    const [first, second] = family('Latecomer');
    if (!first || !second) throw new Error('needs at least two travellers');
    await booking.enterPerson(first);
    const other = page.getByRole('region', { name: second.section });
    await other.getByLabel('Given name').fill(second.givenName);
    const session = new URL(page.url()).searchParams.get('priceSessionId');

    const timer = page.getByRole('timer');
    const secondsLeft = async () => {
      const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
      return 60 * minutes + seconds;
    };
    const left = await secondsLeft();
    expect(left).toBeLessThanOrEqual(SESSION_SECONDS);
    await page.clock.fastForward(60_000);
    await expect.poll(secondsLeft).toBeLessThanOrEqual(left - 60);
    await page.clock.fastForward(LONGEST_SESSION_MS);
    const dialog = page.getByRole('alertdialog', { name: 'Your booking session has expired' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const onward = page.getByRole('button', { name: 'Continue to review', includeHidden: true });
    expect(
      await onward.evaluate((button) => button.closest('[inert], [aria-hidden="true"]') !== null),
      'nothing behind it can be pressed',
    ).toBe(true);
    // Only the page's clock has moved: set it back to the server's, which decides how long the next price is valid.
    await page.clock.setSystemTime(await serverNow(request));
    await dialog.getByRole('button', { name: 'Search again' }).click();
    await expect(page).toHaveURL(/\/flight-search-result\?/);
    await results.settled();
    await results.select(await results.holdable());

    const typed = page.getByRole('region', { name: first.section });
    await expect(typed.getByLabel('Given name')).toHaveValue(first.givenName);
    await expect(typed.getByLabel('Surname')).toHaveValue(first.surname);
    await expect(typed.getByLabel('Passport number')).toHaveValue('BX0123450');
    await expect(typed.getByRole('combobox', { name: 'Nationality' })).toHaveValue(/Bangladesh/);
    await expect(other.getByLabel('Given name')).toHaveValue(second.givenName);
    expect(new URL(page.url()).searchParams.get('priceSessionId')).not.toBe(session);
    await expect(dialog).toHaveCount(0);
  },
);
