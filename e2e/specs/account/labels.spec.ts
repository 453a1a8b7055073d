import type { Page } from '@playwright/test';

import { ResultsPage } from '../../pages/results.page';
import { addressOf } from '../../stack/api';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** Names of the two taxes and of a bank's routing number: the Emirates' first, then the general ones. */
const WORDS = [
  { portal: FALCON, tax: 'VAT', routing: 'IBAN', unsaid: /\bAIT\b|Routing/ },
  { portal: ORIGINAL, tax: 'AIT', routing: 'Routing', unsaid: /IBAN/ },
];

const RULES = '**/Rule/AirRule';

/** Makes the server's answer use the other name of a fare's tax. */
async function taxedAs(page: Page, label: string): Promise<void> {
  await page.route(RULES, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: addressOf(pathname), headers: { ...route.request().headers(), host } });
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"label":"(VAT|AIT)"/g, `"label":"${label}"`),
    });
  });
}

for (const { portal, tax, routing, unsaid } of WORDS) {
  test.describe(portal.company, () => {
    test.beforeEach(async ({ page, request }) => {
      await signedIn(page, request, portal);
    });

    test(`the tax of a fare is called ${tax} (P-007, P-023)`, async ({ page }) => {
      await taxedAs(page, 'AIT');
      const results = new ResultsPage(page, portal);
      await results.open();
      const card = results.cards.first();
      const asked = page.waitForRequest(RULES);
      await card.getByRole('button', { name: 'Flight details' }).click();
      await card.getByRole('tab', { name: 'Fare', exact: true }).click();
      await asked;
      await expect(card.getByRole('table').filter({ hasText: new RegExp(`${tax} \\(`) })).toBeVisible();
      await expect(card).not.toContainText(unsaid);
    });

    test(`the routing number of a bank is called ${routing} (P-024)`, async ({ page }) => {
      await page.goto(`${portal.origin}/company-settings?section=bank`);
      await page.getByRole('button', { name: 'Add account' }).click();
      const form = page.getByRole('dialog', { name: 'Add account' });
      await expect(form.getByRole('textbox', { name: new RegExp(`^${routing}`) })).toBeVisible();
      await expect(form).not.toContainText(unsaid);
      await escape(page, form);
      await expect(
        page.getByRole('columnheader', { name: routing, exact: true }).or(page.getByText('No bank accounts yet')),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Bank details' }).click();
      const details = page.getByRole('dialog', { name: 'Deposit to these accounts' });
      await expect(details.getByText(routing, { exact: true }).first()).toBeVisible();
      await expect(details).not.toContainText(unsaid);
    });
  });
}
