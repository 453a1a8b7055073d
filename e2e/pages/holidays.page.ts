import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';

/** From the search for a holiday to the booking whose deposit is paid. */
export class HolidaysPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Holiday search' });
  }

  get destination(): Locator {
    return this.form.getByRole('combobox', { name: /^Destination/ });
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  /** How many packages are listed, of how many. */
  get count(): Locator {
    return this.page.getByRole('status').filter({ hasText: /packages?$/ });
  }

  get filters(): Locator {
    return this.page.getByRole('complementary', { name: 'Filters' });
  }

  get gallery(): Locator {
    return this.page.getByRole('region', { name: 'Pictures' });
  }

  get ask(): Locator {
    return this.page.getByRole('form', { name: 'Ask for this holiday' });
  }

  async openSearch(): Promise<void> {
    await this.page.goto(`${this.portal.origin}/searchpad/holiday`);
    await expect(this.form).toBeVisible();
  }

  /** Chooses a city from the list that typing opens. */
  async chooseCity(city: string): Promise<void> {
    const field = this.destination;
    const option = this.page.getByRole('option', { name: new RegExp(`^${city}`) }).first();
    // A list closes when the page scrolls under it, as it may while the field comes into view.
    await expect(async () => {
      await field.fill('');
      await field.fill(city.slice(0, 5));
      await option.click({ timeout: 2_000 });
    }).toPass();
    await expect(field).toHaveValue(city);
  }

  async search(): Promise<void> {
    await this.form.getByRole('button', { name: 'Search holidays' }).click();
    await expect(this.page).toHaveURL(/\/holiday-search-result\?/);
  }

  /** Opens a package of the list by its title. */
  async open(title: string): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    const more = this.page.getByRole('button', { name: /^Show \d+ more/ });
    const link = this.page.getByRole('link', { name: title, exact: true });
    while (!(await link.isVisible()) && (await more.isVisible())) await more.click();
    await link.click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Chooses what leaves some packages of the list and not all of them. */
  async narrowBy(filter: 'Type' | 'Duration' | 'Rating'): Promise<void> {
    const all = Number.parseInt(await this.count.innerText(), 10);
    const choices = this.filters.getByRole('group', { name: filter }).locator('label');
    // The number of packages that a choice leaves ends its label. The checkbox itself is drawn by it.
    await expect(choices.first()).toBeVisible();
    for (const choice of await choices.all()) {
      const [left] = /\d+$/.exec((await choice.innerText()).trim()) ?? [];
      if (left && Number(left) > 0 && Number(left) < all) return choice.click();
    }
    throw new Error(`${filter} narrows nothing`);
  }

  /** Sends the request as it is filled in. */
  async send(): Promise<void> {
    await this.ask.getByRole('button', { name: 'Send the request' }).click();
  }

  async pay(part: 'deposit' | 'balance'): Promise<void> {
    await this.page.getByRole('button', { name: `Pay the ${part}` }).click();
    const dialog = this.page.getByRole('alertdialog', { name: `Pay the ${part}?` });
    await dialog.getByRole('button', { name: 'Pay now' }).click();
    await expect(dialog).toBeHidden();
  }
}
