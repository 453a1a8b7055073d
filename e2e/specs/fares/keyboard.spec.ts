import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { cheapestLot, KINDS, listOf, partyOf } from '../../stack/lots';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

test('fares are filtered, seats held, named and paid for, and tickets issued by keyboard alone', async ({
  page,
  request,
}) => {
  test.slow();
  const lot = await cheapestLot(await sessionOf(request, FALCON), 'exclusive');
  await signedIn(page, request, FALCON);
  const { reach, press, paste, typeInto, isInFront } = keyboardOf(page);
  await page.goto(`${FALCON.origin}${KINDS.exclusive.path}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await reach(/^Any rating/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/rating=3/);
  await page.keyboard.press('ArrowUp');
  await expect(page).not.toHaveURL(/rating/);
  await expect(page.getByRole('link', { name: lot.title, exact: true }).first()).toBeVisible();
  await press(exactly(lot.title));
  await expect(page).toHaveURL(/\/fare-lots\//);
  await expect(page.getByRole('button', { name: 'Hold the seats' })).toBeVisible();
  await typeInto(/^Name of the group/, 'By keyboard');
  await typeInto(/^E-mail/, 'office@desertrose.test');
  await typeInto(/^Phone/, '501234567');
  await press(/^Hold the seats/);
  await expect(page).toHaveURL(/\/fare-bookings\//);
  await expect(page.getByRole('region', { name: 'Deadlines' })).toBeVisible();

  const pay = async (part: 'deposit' | 'balance') => {
    await press(exactly(`Pay the ${part}`));
    await isInFront();
    await press(/^Pay now/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await pay('deposit');
  await expect(page.getByRole('button', { name: 'Paste or load a list' })).toBeVisible();
  await press(/^Paste or load a list/);
  await isInFront();
  await paste(/^List of names/, listOf(partyOf(lot)));
  await press(/^Check the list/);
  // The button that checked the list saves it next, and keeps the focus.
  await expect(page.getByRole('button', { name: /^Save \d+ names?$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Names' }).getByRole('row')).toHaveCount(partyOf(lot) + 1);
  await pay('balance');
  await expect(page.getByText('Ticketed', { exact: true }).first()).toBeVisible();
  await press(/^History/);
  await expect(page.getByRole('dialog', { name: 'Booking history' })).toBeVisible();
});

/** A name that is this text alone. */
function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
