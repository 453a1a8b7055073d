import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Payment in the issue dialog, and the payment provider's page that it leads to. */
export class PayingPage {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Issue ticket' });
  }

  way(name: RegExp): Locator {
    return this.dialog.getByRole('radio', { name });
  }

  /** Choose a payment method by its label. */
  async choose(name: RegExp): Promise<void> {
    await this.way(name).waitFor();
    await this.dialog.getByText(name).first().click();
    await expect(this.way(name)).toBeChecked();
  }

  /** Continue to the provider's page. */
  async leave(): Promise<void> {
    await this.dialog.getByRole('button', { name: /Continue to pay/ }).click();
    await expect(this.page.getByText('Sandbox Pay')).toBeVisible();
  }

  /** Press a button of the provider's page, which leads back to the order. */
  async decide(name: RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
    await expect(this.page).toHaveURL(/\/flight-order\?reference=.*&payment=/);
  }
}
