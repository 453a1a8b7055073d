import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';

const account = (page: Page) => page.getByRole('button', { name: /^Account: / });

test('the header has links, search, wallet, manager, bank details and the person at hand (P-097, P-098, P-127)', async ({ page, request }) => {
  await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox')).toBeVisible();

  await header.getByRole('button', { name: 'Quick links' }).click();
  await page.getByRole('menuitem', { name: 'My bookings' }).click();
  await expect(page).toHaveURL(/\/my-bookings/);

  await header.getByRole('button', { name: 'Account manager' }).click();
  const manager = page.getByRole('dialog', { name: 'Account manager' });
  await expect(manager.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(manager.getByRole('link', { name: /^\+/ }).first()).toHaveAttribute('href', /^tel:/);
  await page.keyboard.press('Escape');

  await header.getByRole('button', { name: /^Wallet balance/ }).click();
  const wallet = page.getByRole('dialog', { name: 'Wallet balance' });
  await expect(wallet.getByText('active', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await header.getByRole('button', { name: 'Bank details' }).click();
  await expect(page.getByRole('dialog', { name: 'Pay in to these accounts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what the header has no room for is in the account menu (P-097, P-098)', async ({ page, request }) => {
    await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
    const open = async (entry: string, title = entry) => {
      await account(page).click();
      await page.getByRole('menuitem', { name: entry }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toBeVisible();
      return sheet;
    };
    const manager = await open('Account manager');
    await expect(manager.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const bank = await open('Bank details', 'Pay in to these accounts');
    await expect(bank.getByRole('button', { name: /Copy/ }).first()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const links = await open('Quick links');
    await links.getByRole('link', { name: 'Travellers' }).click();
    await expect(page).toHaveURL(/\/traveller-information/);
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Find a booking' }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
  });
});
