import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { ownTrip } from '../stack/days';

/** The search for hotels: form, list and one hotel. */
export class HotelsPage {
  constructor(private readonly page: Page) {}

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Hotel search' });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Search hotels' });
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  get skeletons(): Locator {
    return this.page.getByTestId('hotel-skeleton');
  }

  get rates(): Locator {
    return this.page.getByRole('heading', { level: 4 });
  }

  get book(): Locator {
    return this.page.getByRole('link', { name: 'Book', exact: true });
  }

  /** Four nights for two in a city, on dates of the test's own. */
  async fill(city: string): Promise<void> {
    await this.choosePlace(city);
    const { out } = ownTrip();
    await this.stay(out, 4);
  }

  /** Chooses a city from the list. */
  async choosePlace(city: string): Promise<void> {
    const field = this.form.getByRole('combobox', { name: /^Destination/ });
    const option = this.page.getByRole('option', { name: new RegExp(city) }).first();
    await expect(async () => {
      await field.fill('');
      await field.fill(city);
      await option.click({ timeout: 4_000 });
    }).toPass();
    await expect(field).toHaveValue(new RegExp(city));
  }

  /** Types arrival and departure. */
  async stay(checkIn: string, nights: number): Promise<void> {
    const checkOut = new Date(Date.parse(checkIn) + nights * 86_400_000).toISOString().slice(0, 10);
    await this.typeDay('Check-in', checkIn);
    await this.typeDay('Check-out', checkOut);
  }

  /** The dialog with rooms and guests. */
  async openRooms(): Promise<Locator> {
    await this.form.getByRole('button', { name: /guest/ }).click();
    return this.page.getByRole('dialog', { name: 'Rooms and guests' });
  }

  /** Every supplier has answered. */
  async settled(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    await expect(this.page.getByText(/^Still searching/)).toBeHidden();
  }

  /** Holds the page's calls of one kind until the returned function is called. */
  async hold(call: string): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await this.page.route(`**/api/hotel/v1/Hotel/${call}`, async (route) => {
      await gate;
      await route.continue();
    });
    return letGo;
  }

  private async typeDay(label: string, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await this.form.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(`${date}${month}${year}`);
  }
}
