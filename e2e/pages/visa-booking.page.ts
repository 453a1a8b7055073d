import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { PDF, portrait } from '../stack/attachments';
import type { Portal } from '../stack/portals';

/** From the search for a visa to the submitted application. */
export class VisaBookingPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Visa search' });
  }

  get visas(): Locator {
    return this.page.getByRole('article');
  }

  get timer(): Locator {
    return this.page.getByRole('timer', { name: 'Price held for' });
  }

  /** The card of an applicant, from 1. */
  applicant(number: number): Locator {
    return this.page.getByRole('region', { name: `Applicant ${number}` });
  }

  async openDraft(reference: string): Promise<void> {
    await this.page.goto(`${this.portal.origin}/visa-booking?orderReference=${reference}`);
    await expect(this.applicant(1)).toBeVisible();
  }

  /** Searches for Bangladeshi travellers on the open form. */
  async search(country: string): Promise<void> {
    await this.choose(this.form, /^Destination/, country);
    await this.choose(this.form, /^Nationality/, 'Bangladesh');
    await this.form.getByRole('button', { name: 'Search visas' }).click();
  }

  /** Fills in what the machine-readable lines do not contain, and answers the questions of an electronic visa. */
  async fillRest(section: Locator): Promise<void> {
    await this.select(section, /Title/, 'Mrs');
    await section.getByRole('textbox', { name: /^Occupation/ }).fill('Engineer');
    await this.select(section, /Employment/, 'Homemaker');
    await section.getByRole('textbox', { name: /^Home address/ }).fill('1 Lake Road, Dhaka 1212');
    await this.answer(section, /two blank pages/, 'Yes');
    await this.answer(section, /visited the country/, 'No');
  }

  /** Uploads every requested document, each as soon as it is chosen. */
  async upload(): Promise<void> {
    const fields = this.page.getByTestId(/^file-/);
    await expect(fields.first()).toBeAttached();
    // The field is replaced by the uploaded file.
    for (let left = await fields.count(); left > 0; left -= 1) {
      const field = fields.first();
      const isPhoto = /photo$/.test((await field.getAttribute('data-testid')) ?? '');
      await field.setInputFiles(isPhoto ? { name: 'face.png', mimeType: 'image/png', buffer: portrait() } : PDF);
      await expect(fields).toHaveCount(left - 1);
    }
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit and pay' });
  }

  async agree(): Promise<void> {
    // The box is a placeholder until its code has loaded, and does not react to clicks.
    const box = this.page.getByRole('checkbox', { name: /^The details are correct/ });
    await expect(box).toBeEnabled();
    await this.page.getByText(/^The details are correct/).click();
    await expect(box).toBeChecked();
  }

  next(name: 'Save and continue' | 'Continue to the review'): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  private async select(section: Locator, label: RegExp, option: string): Promise<void> {
    await section.getByRole('button', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  private async answer(section: Locator, question: RegExp, answer: string): Promise<void> {
    await section.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
  }

  private async choose(section: Locator, label: RegExp, country: string): Promise<void> {
    const field = section.getByRole('combobox', { name: label });
    const option = this.page.getByRole('option', { name: new RegExp(`^${country}`) }).first();
    // A list closes when the page scrolls under it, as it may while the field comes into view.
    await expect(async () => {
      await field.fill('');
      await field.fill(country);
      await option.click({ timeout: 2_000 });
    }).toPass();
    await expect(field).toHaveValue(new RegExp(country));
  }
}
