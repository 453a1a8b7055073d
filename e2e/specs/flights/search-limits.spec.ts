import { SearchPadPage } from '../../pages/search-pad.page';
import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** Alternating journeys out and back, `count` in all. */
const legs = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    ...(index % 2 ? ['DAC', 'DXB'] : ['DXB', 'DAC']),
    daysAhead(30 + index),
  ]);

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, request, ORIGINAL);
  await page.goto(`${ORIGINAL.origin}/searchpad`);
});

test(
  'scenario 7: the form takes six journeys, and refuses a seventh from the one-line search and the address too',
  { tag: '@both-databases' },
  async ({ page }) => {
    const pad = new SearchPadPage(page);
    expect(await pad.addJourneys()).toBe(6);
    await page.getByRole('button', { name: 'Remove flight 6' }).click();
    await expect(page.getByRole('button', { name: 'Add another flight' })).toBeVisible();

    await pad.typeLine(legs(7).flat().join(' '));
    await expect(page.getByText('Six flights at most.')).toBeVisible();
    await expect(page).toHaveURL(/\/searchpad$/);

    const journeys = legs(7).map((leg) => `journey=${leg.join('.')}`);
    await page.goto(`${ORIGINAL.origin}/flight-search-result?trip=M&${journeys.join('&')}&adults=1&cabin=E`);
    await expect(page.getByRole('heading', { name: 'No search yet' })).toBeVisible();
  },
);

test(
  'scenario 8: five adults with six infants are refused with the reason, and searched once each infant has an adult',
  { tag: '@both-databases' },
  async ({ page }) => {
    const pad = new SearchPadPage(page);
    const party = await pad.openParty();
    const refusal = 'Each infant needs an adult.';
    const press = async (name: RegExp, times: number) => {
      for (let left = times; left > 0; left -= 1) await party.getByRole('button', { name }).click();
    };
    await press(/increase.*adults/i, 4);
    await press(/increase.*infants/i, 5);
    await expect(party.getByText(refusal)).toHaveCount(0);
    await press(/increase.*infants/i, 1);
    await expect(party.getByText(refusal)).toBeVisible();
    await party.getByRole('button', { name: 'Done' }).click();
    await pad.submit.click();
    // The dialog shows the message as well until it has closed.
    await expect(page.getByRole('form', { name: 'Flight search' }).getByText(refusal)).toBeVisible();
    await expect(page).toHaveURL(/\/searchpad$/);

    // Focusing the empty field opens its suggestions, which cover the rest until they are closed.
    await expect(page.getByRole('listbox', { name: 'Suggestions To' })).toBeVisible();
    await page.keyboard.press('Escape');
    await pad.openParty();
    await press(/decrease.*infants/i, 1);
    await party.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(refusal)).toHaveCount(0);
  },
);
