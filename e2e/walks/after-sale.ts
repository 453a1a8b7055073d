import { expect } from '../stack/fixtures';
import type { Walk } from './walk';

/** A void and an exchange that are not confirmed, and a refund that is requested. */
export async function walkAfterSale(walk: Walk, reference: string): Promise<void> {
  const { page, portal } = walk;
  const dialog = page.getByRole('dialog');
  await page.goto(`${portal.origin}/flight-void-request?reference=${reference}`);
  await expect(dialog.getByRole('table')).toBeVisible();
  await walk.look('void?');
  await page.goto(`${portal.origin}/flight-exchange-request?reference=${reference}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await walk.look('exchange?');
  await page.goto(`${portal.origin}/flight-refund-request?reference=${reference}`);
  await expect(dialog.getByRole('table')).toBeVisible();
  await walk.look('refund?');
  await dialog.getByRole('button', { name: 'Request refund' }).click();
  await expect(walk.button('Accept quote')).toBeVisible();
  await walk.look('order with a refund');
  await walk.load('/refund-management');
  const request = page.getByRole('row').filter({ hasText: reference }).getByRole('link', { name: /^R-/ });
  await expect(request).toBeVisible();
  await walk.look('refunds');
  const about = await request.getAttribute('href');
  await request.click();
  await expect(walk.button('Accept quote')).toBeVisible();
  await walk.look('refund');
  await walk.load((about ?? '').replace('details', 'request-view'));
  await expect(walk.button('Accept quote')).toBeVisible();
  await walk.look('refund, opened from an e-mail link');
  await walk.load('/void-management');
  await expect(page.getByRole('table').or(page.getByText('No Records')).first()).toBeVisible();
  await walk.look('voids');
  await walk.load('/reIssue-management');
  await expect(page.getByRole('table').or(page.getByText('No Records')).first()).toBeVisible();
  await walk.look('exchanges');
  for (const path of [
    '/flight-void-details',
    '/flight-void-request-view',
    '/flight-exchange-view',
    '/flight-exchange-details',
  ]) {
    await walk.load(path);
    await walk.look('no such request');
  }
  for (const path of ['/flight-exchange-search-result', '/flight-exchange-confirm']) {
    await walk.load(path);
    await walk.look('an exchange of an unknown order');
  }
}
