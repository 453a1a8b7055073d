import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { PDF } from '../stack/attachments';
import type { Portal } from '../stack/portals';

/** A file to upload. */
export interface Slip {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The six pages that take deposits. */
export class DepositPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.portal.origin}${path}`);
    await expect(this.menu).toBeVisible();
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Ways to deposit' });
  }

  /** The method whose page is open. */
  get current(): Locator {
    return this.menu.locator('[aria-current="page"]');
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }

  /** Selects the account that was paid into by pressing its name. */
  async payInto(bank: string): Promise<void> {
    const account = this.page.getByRole('radio', { name: new RegExp(`^${bank}`) });
    // Until its code has loaded, a placeholder shows the same texts.
    await expect(account).toBeAttached();
    await this.page.getByText(bank, { exact: true }).first().click();
    await expect(account).toBeChecked();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(label) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Types a date, day first. */
  async date(label: string, day: Date): Promise<void> {
    const digits = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      .map((part) => String(part).padStart(2, '0'))
      .join('');
    await this.page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(digits);
  }

  async attach(slip: Slip = PDF): Promise<void> {
    await this.page.getByTestId('file-slip').setInputFiles(slip);
    await expect(this.page.getByRole('button', { name: /^Remove: / })).toBeVisible();
  }

  /** Sends the form; returns the deposit's reference. */
  async send(): Promise<string> {
    await this.page.getByRole('button', { name: 'Send deposit' }).click();
    const sent = this.page.getByRole('heading', { name: /^Deposit \S+ was sent$/ });
    await expect(sent).toBeVisible();
    return (await sent.innerText()).split(' ')[1] ?? '';
  }

  /** Leaves for the provider and pays there; the deposit is shown afterwards. */
  async pay(): Promise<void> {
    await this.decideAt('Sandbox Pay', /^Pay [A-Z]{3} /);
  }

  /** Leaves for the payment page of a provider and presses a button of it; the deposit is shown afterwards. */
  async decideAt(provider: string, button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to pay' }).click();
    await expect(this.page.getByText(provider)).toBeVisible();
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await expect(this.page).toHaveURL(/\/deposit-list\?deposit=/);
  }
}
