import { expect } from '../stack/fixtures';
import type { Walk } from './walk';

/** The ways to add funds, and what was sent. */
export async function walkDeposits(walk: Walk): Promise<void> {
  const { page } = walk;
  for (const path of [
    '/bank-deposit',
    '/bank-transfer',
    '/cheque-deposit',
    '/mobile-banking',
    '/credit-debit-card',
    '/net-banking-card-payment',
  ]) {
    await walk.load(path);
    await expect(page.getByRole('textbox', { name: /^Amount in AED/ })).toBeVisible();
    await walk.look(path);
  }
  await walk.load('/deposit-list');
  await expect(page.getByRole('table').or(page.getByText('No Records')).first()).toBeVisible();
  await walk.look('deposits');
}
