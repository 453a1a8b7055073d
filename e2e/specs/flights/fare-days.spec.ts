import { ResultsPage } from '../../pages/results.page';
import { seriousFindings } from '../../stack/axe';
import { ownTrip } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** A date in this portal's format, "1 Dec 2026". */
function written(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

test('a day is chosen from the month, and the previous one keeps the price last seen', async ({ page, request }) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const results = new ResultsPage(page, FALCON);
  await results.open();
  const { out } = ownTrip();
  const strip = page.getByRole('navigation', { name: 'Nearby departure dates' });
  const first = strip.getByRole('link', { name: `, ${written(out)},` });
  await expect(first).toHaveAccessibleName(/in this list/);
  const said = async () =>
    Number(/AED\s([\d,]+)/.exec((await first.getAttribute('title')) ?? '')?.[1]?.replaceAll(',', ''));
  let lowest = 0;
  const listed = async () => (lowest = Math.floor((await results.prices())[0] ?? 0));
  // The strip and the list render independently.
  await expect
    .poll(async () => (await listed()) === (await said()), 'the strip shows the price of the list')
    .toBe(true);

  await page.getByRole('button', { name: 'Fares by day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fares by day' });
  await expect(dialog.getByRole('table')).toBeVisible();
  expect(await seriousFindings(page), 'calendar').toEqual([]);
  await dialog.getByRole('tab', { name: 'Price graph' }).click();
  await expect(dialog.getByRole('list').getByRole('link', { name: `, ${written(out)},` })).toBeVisible();
  expect(await seriousFindings(page), 'graph').toEqual([]);
  await dialog.getByRole('tab', { name: 'Calendar' }).click();
  const next = new Date(Date.parse(out) + 86_400_000).toISOString().slice(0, 10);
  if (next.endsWith('-01')) await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog
    .getByRole('table')
    .getByRole('link', { name: `, ${written(next)},` })
    .click();

  await expect(page).toHaveURL(new RegExp(`journey=DXB\\.DAC\\.${next}`));
  await expect(dialog).toBeHidden();
  await results.settled();
  await expect(strip.getByRole('link', { name: `, ${written(next)},` })).toHaveAccessibleName(/in this list/);
  await expect(first).toHaveAccessibleName(/AED\s[\d,]+, seen /);
  expect(await said()).toBe(lowest);
});
