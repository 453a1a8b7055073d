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
  async pnr(): Promise<string> {
    return this.page.locator('code').first().innerText();
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
}
