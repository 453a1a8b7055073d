import type { APIRequestContext, Page } from '@playwright/test';

import { expect } from '../stack/fixtures';
import { remarkOnPapers } from '../stack/operators';
import type { Walk } from './walk';

/** Company settings: every section and form, with validation errors. */
export async function walkSettings(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page, portal } = walk;
  const context = page.waitForResponse('**/User/GetUserContext');
  await walk.load('/company-settings');
  const { agencyId } = (await (await context).json()) as { agencyId: string };
  await remarkOnPapers(request, portal, agencyId, 'Which of the two addresses is on the licence?');
  await atSection(walk, 'Company');
  await walk.look('company');
  await walk.lookInto(
    walk.button('Edit company information'),
    page.getByRole('dialog').getByRole('textbox').first(),
    'company form',
  );
  await walkPapers(walk);
  await walkBranches(walk);
  await walkStaff(walk);
  await walkBank(walk);
}

async function atSection({ page, words }: Walk, name: string): Promise<void> {
  await page.getByRole('tab', { name: words.exactly(name) }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function walkPapers(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await atSection(walk, 'Documents');
  await walk.button('Upload').click();
  await expect(page.getByText(words.exactly('Choose a file')).last()).toBeVisible();
  await walk.look('documents');
  await walk.lookInto(
    page.getByRole('button', { name: words.holds('Document') }).last(),
    page.getByRole('listbox'),
    'kinds of documents',
  );
  await atSection(walk, 'KYC remarks');
  await walk.button('Send').click();
  await expect(page.getByText(words.exactly('Fill this in'))).toBeVisible();
  await walk.look('KYC remarks');
}

async function walkBranches(walk: Walk): Promise<void> {
  const { page, portal, words } = walk;
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByRole('textbox', { name: words.say(name) });
  const name = `Walk ${Date.now()}`;
  await atSection(walk, 'Branches');
  await walk.look('branches');
  await walk.button('Add branch').click();
  await field('Phone').waitFor();
  await form.getByRole('button', { name: words.exactly('Save') }).click();
  await expect(form.getByText(words.exactly('Fill this in')).first()).toBeVisible();
  await walk.look('branch form');
  await field('Name').fill(name);
  await field('Phone').fill(portal.dialCode === '+968' ? '92345678' : '501234567');
  await field('Address').fill('Long Street 12');
  await field('City').fill(portal.home);
  await form.getByRole('button', { name: words.exactly('Save') }).click();
  await walk.lookInto(rowOf(page, name).getByRole('button'), field('Name'), 'branch');
}

async function walkStaff(walk: Walk): Promise<void> {
  const { page, words } = walk;
  const form = page.getByRole('dialog');
  await atSection(walk, 'Staff');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await walk.look('staff');
  await walk.button('Add staff').click();
  await form.getByRole('checkbox').first().waitFor();
  await form.getByRole('button', { name: words.exactly('Save') }).click();
  await expect(form.getByText(words.exactly('Fill this in')).first()).toBeVisible();
  await walk.look('staff form');
  await form.getByRole('button', { name: words.holds('Role') }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await walk.look('roles');
  await walk.leave();
  await walk.lookInto(
    page.getByRole('row').nth(1).getByRole('button'),
    form.getByRole('checkbox').first(),
    'one of the staff',
  );
}

async function walkBank(walk: Walk): Promise<void> {
  const { page, words } = walk;
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByRole('textbox', { name: words.say(name) });
  const number = String(Date.now());
  await atSection(walk, 'Bank accounts');
  await walk.look('bank accounts');
  await walk.button('Add account').click();
  await form.getByRole('button', { name: words.exactly('Save') }).click();
  await expect(form.getByText(words.exactly('Fill this in')).first()).toBeVisible();
  await walk.look('bank account form');
  await field('Bank').first().fill('Emirates Bank');
  await field('Account name').fill('Walkers');
  await field('Account number').fill(number);
  // The routing number has the portal's own name; an IBAN is called the same everywhere.
  await form.getByRole('textbox').last().fill('AE07 0331 2345 6789 0123 456');
  await form.getByRole('button', { name: words.exactly('Save') }).click();
  await rowOf(page, number).getByRole('button').click();
  await form.getByRole('button', { name: words.holds('Status') }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await walk.look('status of a bank account');
  await walk.leave();
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
