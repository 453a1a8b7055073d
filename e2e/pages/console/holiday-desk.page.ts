import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A line of a quotation; amounts are for one. */
export interface QuotedLine {
  label: string;
  quantity: number;
  customer: string;
  agency: string;
}

/** A day and a time on the tenant's clock. */
type Moment = readonly [day: string, time: string];

/** Until when a quotation can be accepted and paid. */
export interface QuotedTerms {
  validUntil: Moment;
  depositBy: Moment;
  balanceBy: Moment;
}

/** The holiday desk of the operators' console, and the page of one request. */
export class HolidayDeskPage {
  constructor(private readonly page: Page) {}

  /** The list with the request, by its reference. */
  async list(reference: string, tab?: 'quoted' | 'accepted' | 'closed'): Promise<void> {
    const query = new URLSearchParams({ ...(tab && { tab }), search: reference });
    await this.page.goto(`/holidays?${query}`);
    await expect(this.page.getByRole('link', { name: reference })).toBeVisible();
  }

  async open(reference: string): Promise<void> {
    await this.page.goto(`/holidays/requests/falcon/${reference}`);
    await expect(this.page.getByRole('heading', { level: 1, name: `Holiday request ${reference}` })).toBeVisible();
  }

  /** The form of a first or a new quotation. */
  get form(): Locator {
    return this.page.getByRole('form', { name: /quotation$/i });
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async acknowledge(): Promise<void> {
    await this.page.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(this.page.getByText('Acknowledged, to quote')).toBeVisible();
  }

  async answer(text: string): Promise<void> {
    await this.messages.getByRole('textbox', { name: 'Answer' }).fill(text);
    await this.messages.getByRole('button', { name: 'Send the answer' }).click();
    await expect(this.messages.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }

  /** Replaces the lines of the form by one, and sends the quotation. */
  async quote(line: QuotedLine, terms: QuotedTerms): Promise<void> {
    const revise = this.page.getByRole('button', { name: 'Revise the quotation' });
    await expect(revise.or(this.form)).toBeVisible();
    if (await revise.isVisible()) await revise.click();
    const removes = this.form.getByRole('button', { name: /^Remove line/ });
    while ((await removes.count()) > 0) await removes.last().click();
    await this.form.getByRole('textbox', { name: 'Line 1' }).fill(line.label);
    await this.form.getByRole('textbox', { name: 'Quantity' }).fill(String(line.quantity));
    await this.form.getByRole('textbox', { name: 'Customer pays for one' }).fill(line.customer);
    await this.form.getByRole('textbox', { name: 'Agency pays for one' }).fill(line.agency);
    await this.moment('Valid until', terms.validUntil);
    await this.moment('Deposit by', terms.depositBy);
    await this.moment('Balance by', terms.balanceBy);
    await this.form.getByRole('button', { name: /^Send the (new )?quotation$/ }).click();
    await expect(this.form).toHaveCount(0);
    await expect(this.page.getByRole('heading', { name: /^Quotation \d+$/ })).toBeVisible();
  }

  private async moment(label: string, [day, time]: Moment): Promise<void> {
    const field = this.form.getByRole('group', { name: label, exact: true });
    await field.getByRole('spinbutton', { name: /^day/ }).click();
    await this.page.keyboard.type(day.split('-').reverse().join(''));
    await this.form.getByRole('textbox', { name: `Time: ${label}` }).fill(time);
  }

  /** Confirms the order with a reference of a supplier for every line. */
  async confirm(reference: string): Promise<void> {
    const fields = this.page.getByRole('textbox', { name: /^Reference \d+: / });
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) await field.fill(reference);
    await this.page.getByRole('button', { name: 'Confirm the order' }).click();
    await expect(this.page.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0);
  }

  /** Refuses the order, which returns everything that was paid. */
  async refuseOrder(reason: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Reason for the agency' }).fill(reason);
    await this.page.getByRole('button', { name: 'Refuse the order' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Refuse and return the money' }).click();
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }
}
