import type { Page } from '@playwright/test';

import { VisaOrderPage } from '../../pages/visa-order.page';
import { addressOf } from '../../stack/api';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn, signedInAt } from '../../stack/session';
import { applied, drafted } from '../../stack/visas';

const VISA_QUEUE = 253;
const CORRECTION_HISTORY = 254;
const HISTORY = 255;
const CANCEL = 256;
const EDIT = 257;
const PRINT = 258;
const VIEW = 259;

test('the list has the user’s applications, by tabs, search and filters, and an application opens by its query (T-103, T-104, P-057, P-058)', async ({
  page,
  request,
}) => {
  const api = await sessionOf(request, FALCON);
  const submitted = await applied(api, { surname: 'Findable' });
  const { referenceId: draft } = await drafted(api);
  const order = new VisaOrderPage(page, FALCON);
  await signedInAt(page, request, FALCON, '/visa-myapplications');
  await expect(order.rows.filter({ hasText: submitted })).toBeVisible();
  await page.getByRole('tab', { name: /Drafts/ }).click();
  await expect(order.rows.filter({ hasText: draft })).toBeVisible();
  await expect(order.rows.filter({ hasText: submitted })).toHaveCount(0);

  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Findable');
  await expect(order.rows).toHaveCount(1);
  await order.rows.getByRole('link', { name: submitted }).click();
  await expect(page).toHaveURL(order.address(submitted));
  await expect(page.getByRole('heading', { level: 1, name: submitted })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Karim Findable' })).toBeVisible();
  // Only one query parameter name is accepted for the reference.
  await page.goto(`${FALCON.origin}/visa-order?reference=${submitted}`);
  await expect(page.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
});

test('an application has its actions, prints its data, and is cancelled at the fee shown (T-105, T-106)', async ({
  page,
  request,
}) => {
  const api = await sessionOf(request, FALCON);
  const reference = await applied(api, { applicants: 2 });
  const order = new VisaOrderPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await order.open(reference);
  for (const name of ['History', 'Cancel'])
    await expect(order.menu.getByRole('button', { name, exact: true })).toBeVisible();
  await order.menu.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Application history' });
  await expect(history.getByText('The application was submitted and paid.')).toBeVisible();
  await escape(page, history);

  await order.menu.getByRole('link', { name: 'Print' }).click();
  const paper = page.getByRole('article', { name: `Visa application ${reference}` });
  await expect(paper.getByText('Rina Rahman').first()).toBeVisible();
  await expect(paper.getByText('Engineer').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  expect((await saving).suggestedFilename()).toBe(`${reference}-application.pdf`);

  await order.open(reference, '&view=cancel');
  const cancel = page.getByRole('alertdialog', { name: 'Cancel this application?' });
  await expect(cancel.getByText('Cancellation fee')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel the application' }).click();
  await expect(page.getByText('This application is cancelled')).toBeVisible();
  await expect(order.menu.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
});

test('the header search opens a visa application on its page', async ({ page, request }) => {
  const reference = await applied(await sessionOf(request, FALCON));
  await signedInAt(page, request, FALCON, '/searchpad');
  await page.getByRole('banner').getByRole('combobox').fill(reference);
  await page.getByRole('option', { name: new RegExp(reference) }).click();
  await expect(page).toHaveURL(`${FALCON.origin}/visa-order?orderReference=${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
});

interface Answered {
  actions: string[];
  applicants: { applicantId: string }[];
}

/** Makes the page believe that operations requested a correction of the first applicant's occupation. */
async function withCorrection(page: Page): Promise<void> {
  await page.route('**/Visa/GetOrder', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: addressOf(pathname), headers: { ...route.request().headers(), host } });
    const order = (await response.json()) as Answered;
    const correction = {
      correctionId: '0192f0c0-0000-7000-8000-000000000001',
      applicantId: order.applicants[0]?.applicantId,
      items: [{ field: 'occupation', reason: 'Say where as well.', before: 'Engineer' }],
      requestedAt: new Date().toISOString(),
      requestedBy: 'Operations',
      dueAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const json = { ...order, corrections: [correction], actions: [...order.actions, 'correct', 'correctionHistory'] };
    await route.fulfill({ response, json });
  });
}

/** Makes the page believe that the user has these permissions only. */
async function holding(page: Page, functionalities: number[]): Promise<void> {
  await page.unrouteAll();
  await asIf(page, () => ({ functionalities }));
}

test('the list, an application and each of its parts need their code (P-246, P-269, T-262, T-263, T-264, T-265, T-266, T-267, T-268)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const reference = await applied(api);
  const order = new VisaOrderPage(page, FALCON);
  const entry = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Visa applications', exact: true });
  const preview = `${FALCON.origin}/visa-print-preview?orderReference=${reference}`;
  await signedIn(page, request, FALCON);

  await holding(page, [PRINT]);
  for (const denied of [`${FALCON.origin}/visa-myapplications`, order.address(reference)]) {
    await page.goto(denied);
    await expect(page).toHaveURL(/\/access-denied$/);
  }
  await expect(entry).toHaveCount(0);
  await page.goto(preview);
  await expect(page.getByRole('article', { name: `Visa application ${reference}` })).toBeVisible();

  await holding(page, [VISA_QUEUE]);
  await page.goto(`${FALCON.origin}/visa-myapplications`);
  await expect(entry).toBeVisible();
  await page.goto(preview);
  await expect(page).toHaveURL(/\/access-denied$/);

  const actions = [
    { code: CORRECTION_HISTORY, action: order.menu.getByRole('button', { name: 'Corrections' }) },
    { code: HISTORY, action: order.menu.getByRole('button', { name: 'History' }) },
    { code: CANCEL, action: order.menu.getByRole('button', { name: 'Cancel', exact: true }) },
    { code: PRINT, action: order.menu.getByRole('link', { name: 'Print' }) },
  ];
  for (const { code } of actions) {
    await holding(page, [VIEW, code]);
    // An application that was never corrected has no history of corrections.
    await withCorrection(page);
    await order.open(reference);
    for (const other of actions) await expect(other.action).toHaveCount(other.code === code ? 1 : 0);
  }
  for (const codes of [[VIEW], [VIEW, EDIT]]) {
    await holding(page, codes);
    await withCorrection(page);
    await order.open(reference);
    await expect(order.correction).toHaveCount(codes.includes(EDIT) ? 1 : 0);
  }
});
