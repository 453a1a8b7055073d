import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { ownTrip } from '../stack/days';
import type { Portal } from '../stack/portals';

/** The fares of a search. */
export class ResultsPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  /** By the address an agent could have been sent: Dubai to Dhaka and back for two adults and a child. */
  async open(): Promise<void> {
    const { out, back } = ownTrip();
    const query = `trip=R&journey=DXB.DAC.${out}&return=${back}&adults=2&ages=7&cabin=E`;
    await this.page.goto(`${this.portal.origin}/flight-search-result?${query}`);
    await this.settled();
  }

  /** Every supplier has answered. */
  async settled(): Promise<void> {
    await expect(this.cards.first()).toBeVisible({ timeout: 20_000 });
    await expect(this.page.getByText(/suppliers have answered/)).toBeHidden({ timeout: 20_000 });
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  /** The cheapest fare that can be held before paying. */
  get holdable(): Locator {
    return this.cards.filter({ hasText: 'Can be held' }).first();
  }

  /** The first fare with such a text; the list draws no more than fits on the screen, so it is scrolled. */
  async seek(text: RegExp): Promise<Locator> {
    const card = this.cards.filter({ hasText: text }).first();
    await expect(async () => {
      if ((await card.count()) === 0) await this.page.mouse.wheel(0, 700);
      expect(await card.count()).toBe(1);
    }).toPass({ intervals: [150], timeout: 30_000 });
    return card;
  }

  async select(card: Locator): Promise<void> {
    await card.getByRole('button', { name: 'Select', exact: true }).click();
  }

  /** Customer prices as listed. */
  async prices(): Promise<number[]> {
    const names = await this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => Number(name.replace(/^.*,\s*[A-Z]{3}\s*/, '').replace(/[^\d.]/g, '')));
  }
}
