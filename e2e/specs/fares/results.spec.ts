import { expect, test } from '../../stack/fixtures';
import type { Lot } from '../../stack/lots';
import { KINDS, lotsOf } from '../../stack/lots';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

/** The lowest and the highest price of a seat. */
function seatPrices({ prices }: Lot): [number, number] {
  const amounts = prices.filter(({ type }) => type !== 'infant').map(({ amount }) => Number(amount.split(' ')[1]));
  return [Math.floor(Math.min(...amounts)), Math.ceil(Math.max(...amounts))];
}

/** What each filter leaves of some fares: a feature that not all have, the best rating, the dearest seats. */
function narrowed(lots: readonly Lot[]) {
  const tag = lots
    .flatMap(({ featureTags }) => featureTags)
    .find((one) => lots.some((lot) => !lot.featureTags.includes(one)));
  const dearest = Math.max(...lots.map((lot) => seatPrices(lot)[1]));
  const left = {
    tag: lots.filter(({ featureTags }) => featureTags.includes(tag ?? '')),
    rating: lots.filter(({ userRating }) => userRating >= 4.5),
    price: lots.filter((lot) => seatPrices(lot)[1] >= dearest),
  };
  for (const [filter, some] of Object.entries(left)) {
    expect(some.length, `lots that pass the ${filter}`).toBeGreaterThan(0);
    expect(some.length, `lots that pass the ${filter}`).toBeLessThan(lots.length);
  }
  return { tag: tag ?? '', dearest, left };
}

test('features, rating and price each filter the fares, and the address keeps the filters (T-158)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const lots = await lotsOf(api, 'umrah');
  const { tag, dearest, left: expected } = narrowed(lots);
  const cards = page.getByRole('article');
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}${KINDS.umrah.path}`);
  await expect(cards).toHaveCount(lots.length);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const clear = filters.getByRole('button', { name: 'Clear filters' });

  await page.goto(`${FALCON.origin}${KINDS.umrah.path}?tags=${tag}`);
  await expect(cards).toHaveCount(expected.tag.length);
  await filters.getByRole('checkbox', { checked: true }).first().press('Space');
  await expect(cards).toHaveCount(lots.length);
  const rating = filters.getByRole('radio', { name: '4.5 or more' });
  // The placeholder has the same text, but does not react to clicks.
  await rating.waitFor({ state: 'attached' });
  await filters.getByText('4.5 or more').click();
  await expect(rating).toBeChecked();
  await expect(cards).toHaveCount(expected.rating.length);
  await page.reload();
  await expect(cards).toHaveCount(expected.rating.length);
  await clear.click();
  await expect(cards).toHaveCount(lots.length);

  // The range starts at the lowest minimum; a handle that is not moved sets no limit.
  const lowest = filters.getByRole('slider').first();
  await lowest.focus();
  await page.keyboard.press('End');
  await expect(cards).toHaveCount(expected.price.length);
  await expect(page).toHaveURL(new RegExp(`price=${dearest}-(?:&|$)`));

  // The other kinds have the same page: here its address sets the filters.
  for (const kind of ['exclusive', 'group'] as const) {
    const other = narrowed(await lotsOf(api, kind));
    const queries = { tag: `tags=${other.tag}`, rating: 'rating=4.5', price: `price=${other.dearest}-` };
    for (const filter of ['tag', 'rating', 'price'] as const) {
      await page.goto(`${FALCON.origin}${KINDS[kind].path}?${queries[filter]}`);
      await expect(cards).toHaveCount(other.left[filter].length);
    }
  }
});
