import { expect } from '../stack/fixtures';
import type { Walk } from './walk';

/** A wrong locator, a record that cannot be imported, and one that is priced but not imported. */
export async function walkQueueShare(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.load('/searchpad/queueshare');
  await page.getByRole('radiogroup').getByText('GDS B', { exact: true }).click();
  await walk.button('Find the record').click();
  await expect(page.getByText('Enter the surname of a traveller.', { exact: true })).toBeVisible();
  await walk.look('queue share with nothing typed');
  await open(walk, 'ON00AX');
  await expect(page.getByText('The record has not been transferred to us')).toBeVisible();
  await walk.look('a record not transferred');
  await open(walk, 'OW00AX');
  await expect(page.getByText('A flight is waitlisted')).toBeVisible();
  await walk.look('a record that cannot be imported');
  await open(walk, 'OP00AX');
  await walk.button('Check today’s fare').click();
  await expect(page.getByText('The fare has changed since the record was made')).toBeVisible();
  await walk.look('a record at another fare');
}

/** The address of a record has no surname: the form asks for it. */
async function open(walk: Walk, pnr: string): Promise<void> {
  await walk.load(`/queue-share-booking?source=gds-a&pnr=${pnr}`);
  await walk.page.getByRole('textbox', { name: /^Surname/ }).fill('Karim');
  await walk.button('Find the record').click();
}
