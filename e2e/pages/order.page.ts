import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** One order. */
export class OrderPage {
  constructor(private readonly page: Page) {}

  async reference(): Promise<string> {
    await expect(this.page).toHaveURL(/\/flight-order\?reference=/);
    return new URL(this.page.url()).searchParams.get('reference') ?? '';
  }

  /** The supplier's record locator. */
  get pnr(): Locator {
    return this.page.locator('code').first();
  }

  get issue(): Locator {
    return this.page.getByRole('button', { name: 'Issue ticket' });
  }

  get confirm(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: 'Pay and issue' });
  }

  async payAndIssue(): Promise<void> {
    await this.issue.click();
    await this.confirm.click();
  }

  /** Cancels the booking and waits until it is cancelled. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel booking' }).click();
    const asked = this.page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await asked.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(this.page.getByText('This booking is cancelled')).toBeVisible();
  }

  /** Notes on the order, newest first. */
  get notes(): Locator {
    return this.page.getByRole('list', { name: 'Notes', exact: true }).getByRole('listitem');
  }

  /** Writes a note and waits until it appears on the order. */
  async note(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'New note' });
    await field.fill(text);
    await this.page.getByRole('button', { name: 'Add note' }).click();
    await expect(this.notes.filter({ hasText: text })).toBeVisible();
    await expect(field).toHaveValue('');
  }

  /** Removes the user's own note. */
  async removeNote(text: string): Promise<void> {
    await this.notes
      .filter({ hasText: text })
      .getByRole('button', { name: /^Remove your note of / })
      .click();
    // The message about the added note may still be visible, and is an alert too.
    const asked = this.page.getByRole('alertdialog', { name: 'Remove your note?' });
    await asked.getByRole('button', { name: 'Remove note' }).click();
    await expect(asked).toBeHidden();
    await expect(this.notes.filter({ hasText: text })).toHaveCount(0);
  }
}
