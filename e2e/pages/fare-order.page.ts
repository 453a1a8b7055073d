import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';

/** Seats of a lot, from the form that holds them to their tickets. */
export class FareOrderPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(reference: string, query = ''): Promise<void> {
    await this.page.goto(`${this.portal.origin}/fare-bookings/${reference}${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }

  /** Fills in the form of a lot and holds the seats of its smallest party. */
  async hold(groupName: string): Promise<void> {
    const form = this.page.getByRole('region', { name: 'Hold seats' });
    await form.getByRole('textbox', { name: 'Name of the group' }).fill(groupName);
    await form.getByRole('textbox', { name: 'E-mail' }).fill('office@desertrose.test');
    await form.getByRole('textbox', { name: 'Phone' }).fill('501234567');
    await form.getByRole('button', { name: 'Hold the seats' }).click();
    await expect(this.page).toHaveURL(/\/fare-bookings\/[A-Z]{3}\d{4}-[0-9A-Z]+$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async pay(part: 'deposit' | 'balance'): Promise<void> {
    await this.menu.getByRole('button', { name: `Pay the ${part}` }).click();
    const dialog = this.page.getByRole('alertdialog', { name: `Pay the ${part}?` });
    await dialog.getByRole('button', { name: 'Pay now' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Pastes the list of all names, or loads it from a file; has it checked and saves it. */
  async giveNames(list: string, from: 'text' | 'file'): Promise<void> {
    await this.page.getByRole('button', { name: 'Paste or load a list' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Paste or load a list' });
    const text = dialog.getByRole('textbox', { name: 'List of names' });
    if (from === 'text') await text.fill(list);
    else {
      const file = { name: 'group.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await expect(text).toHaveValue(list);
    }
    await dialog.getByRole('button', { name: 'Check the list' }).click();
    await dialog.getByRole('button', { name: /^Save \d+ names?$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** Waits until the airline has issued the tickets. */
  async ticketed(): Promise<void> {
    await expect(this.page.getByText('Ticketed', { exact: true }).first()).toBeVisible();
  }

  get menu(): Locator {
    return this.page.getByRole('group', { name: 'Actions of this booking' });
  }

  get names(): Locator {
    return this.page.getByRole('region', { name: 'Names' });
  }
}
