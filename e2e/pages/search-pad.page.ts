import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { ownTrip } from '../stack/days';

/** The search form, filled in as an agent does it. */
export class SearchPadPage {
  constructor(private readonly page: Page) {}

  /** A return trip for two adults and a child of seven. */
  async searchReturn(from: string, to: string): Promise<void> {
    await expect(this.submit).toBeVisible();
    await this.choosePlace('From', from);
    await this.choosePlace('To', to);
    const { out, back } = ownTrip();
    await this.typeDay('Departure', out);
    await this.typeDay('Return', back);
    await this.chooseParty();
    await this.submit.click();
    await expect(this.page).toHaveURL(/\/flight-search-result\?/);
  }

  /** A multi-city trip of as many journeys as the form allows; returns their number. */
  async addJourneys(): Promise<number> {
    const trip = this.page.getByRole('radio', { name: 'Multi-city' });
    // The placeholder has the same text, but does not react to clicks.
    await trip.waitFor({ state: 'attached' });
    await this.page.getByText('Multi-city', { exact: true }).click();
    await expect(trip).toBeChecked();
    const add = this.page.getByRole('button', { name: 'Add another flight' });
    const origins = this.page.getByRole('combobox', { name: /^From/ });
    await expect(origins).toHaveCount(2);
    await expect(add).toBeVisible();
    let journeys = 2;
    for (; await add.isVisible(); journeys += 1) {
      await add.click();
      await expect(origins).toHaveCount(journeys + 1);
    }
    return journeys;
  }

  /** A whole search typed in one line. */
  async typeLine(line: string): Promise<void> {
    await this.page.getByRole('button', { name: /Type a search/ }).click();
    await this.page.getByRole('textbox', { name: 'Search in one line' }).fill(line);
    await this.page.keyboard.press('Enter');
  }

  /** The travellers' dialog. */
  async openParty(): Promise<Locator> {
    await this.page.getByRole('button', { name: /traveller/ }).click();
    return this.page.getByRole('dialog');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Search flights' });
  }

  private async choosePlace(label: string, code: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true });
    const option = this.page.getByRole('option', { name: new RegExp(`\\b${code}\\b`) }).first();
    await expect(async () => {
      await field.fill('');
      await field.fill(code);
      await option.click({ timeout: 4_000 });
    }).toPass();
    await expect(field).toHaveValue(new RegExp(code));
  }

  private async typeDay(label: string, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await this.page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(`${date}${month}${year}`);
  }

  private async chooseParty(): Promise<void> {
    const dialog = await this.openParty();
    await dialog.getByRole('button', { name: /increase.*adults/i }).click();
    await dialog.getByRole('button', { name: /increase.*children/i }).click();
    await dialog.getByRole('button', { name: /Age of child 1/ }).click();
    await this.page.getByRole('option', { name: '7', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.page.getByRole('button', { name: /3 travellers/ })).toBeVisible();
  }
}
