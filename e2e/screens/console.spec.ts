import type { Page } from '@playwright/test';

import { PDF } from '../stack/attachments';
import { test, expect } from '../stack/fixtures';
import { cheapestLot, groupRequested, seatsHeld } from '../stack/lots';
import { consoleOf, operator } from '../stack/operators';
import { issued } from '../stack/orders';
import { FALCON } from '../stack/portals';
import { sessionOf } from '../stack/session';
import { applied } from '../stack/visas';
import { officeOpens } from '../stack/world';
import { picture } from './camera';

const ROLES = [
  'ticketing',
  'refunds',
  'finance',
  'visa',
  'holidays',
  'kyc',
  'content',
  'support',
  'tenantAdmin',
  'auditor',
];

/** Follows the first link of a table that leads to a page of its own. */
async function open(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForLoadState('networkidle');
}

test('pictures of the operators’ console, with something in each of its lists', async ({ browser, request }) => {
  await officeOpens(request, 'Asia/Dubai');
  const agent = await sessionOf(request, FALCON);
  const { reference } = await issued(agent, { nth: new Date().getMinutes() });
  await applied(agent, { applicants: 2 });
  const lot = await cheapestLot(agent, 'group');
  await seatsHeld(agent, lot);
  await groupRequested(agent);
  await agent.upload('/api/payment/v1/deposit/initiatebankdeposit', {
    ownerBankAccountId: 'gulf-main',
    amount: 'AED 500.00',
    slipNo: `SLIP${Date.now()}`,
    depositDate: new Date().toISOString().slice(0, 10),
    slip: PDF,
  });
  const { page, context } = await consoleOf(browser, await operator(request, `Hana ${Date.now()}`, ROLES));
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link').nth(5)).toBeVisible();
  const rooms = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  for (const room of rooms) {
    await page.goto(room);
    await page.waitForLoadState('networkidle');
    const name = `console${room.replaceAll('/', '-')}`;
    await picture(page, `console/${name}`);
    if ((await page.getByRole('table').getByRole('link').count()) === 0) continue;
    await open(page);
    await picture(page, `console/${name}-one`);
  }
  await page.goto(`/orders?search=${reference}`);
  await page.waitForLoadState('networkidle');
  await picture(page, 'console/console-order-found');
  await page.goto(`/fares/lots/falcon/${lot.lotId}`);
  await expect(page.getByRole('table', { name: 'Groups of the lot' })).toBeVisible();
  await picture(page, 'console/console-lot-with-groups', {
    part: page.getByRole('table', { name: 'Groups of the lot' }),
  });
  await context.close();
});
