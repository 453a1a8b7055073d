import { FiltersPage } from '../../pages/filters.page';
import { ResultsPage } from '../../pages/results.page';
import { ownTrip } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test('Istanbul means one airport unless nearby airports are included; flights to the other one are marked', async ({
  page,
  request,
}) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const results = new ResultsPage(page, FALCON);
  const { out, back } = ownTrip();
  await page.goto(
    `${FALCON.origin}/flight-search-result?trip=R&journey=DXB.IST.${out}&return=${back}&adults=1&cabin=E`,
  );
  await results.settled();
  await expect(page.getByText(/Other airport/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Modify search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modify your search' });
  const nearby = dialog.getByRole('checkbox', { name: 'Include nearby airports' });
  // The placeholder has the same text, but does not react to clicks.
  await nearby.waitFor({ state: 'attached' });
  await dialog.getByText('Include nearby airports').click();
  await expect(nearby).toBeChecked();
  await dialog.getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL(/nearby=1/);
  await expect(page.getByText('nearby airports included')).toBeVisible();
  await results.settled();

  expect(await new FiltersPage(page).tick('Arrival airport', 'Istanbul (SAW)')).toBeGreaterThan(0);
  await expect(results.cards.first()).toContainText('Other airport: to SAW');
});
