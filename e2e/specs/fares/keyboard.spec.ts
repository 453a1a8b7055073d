import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { KINDS } from '../../stack/lots';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test('fares are filtered, one is opened and its seats held by keyboard alone', async ({ page, request }) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const { reach, press, typeInto } = keyboardOf(page);
  await page.goto(`${FALCON.origin}${KINDS.exclusive.path}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await reach(/^Any rating/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/rating=3/);
  await page.keyboard.press('ArrowUp');
  await expect(page).not.toHaveURL(/rating/);
  await press(/^Dates and seats/);
  await expect(page).toHaveURL(/\/fare-lots\//);
  await expect(page.getByRole('button', { name: 'Hold the seats' })).toBeVisible();
  await typeInto(/^Name of the group/, 'By keyboard');
  await typeInto(/^E-mail/, 'office@desertrose.test');
  await typeInto(/^Phone/, '501234567');
  await press(/^Hold the seats/);
  await expect(page).toHaveURL(/\/fare-bookings\//);
  await expect(page.getByRole('region', { name: 'Deadlines' })).toBeVisible();
  await press(/^History/);
  await expect(page.getByRole('dialog', { name: 'Booking history' })).toBeVisible();
});
