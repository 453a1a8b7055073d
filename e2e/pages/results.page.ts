import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { ownTrip } from '../stack/days';
import type { Portal } from '../stack/portals';

/** Opens the other times of a fare. */
const MORE_TIMES = /^\d+ more times?$/;

/** The fares of a search. */
export class ResultsPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  /** The fares found by `arrive`, once all suppliers have answered. */
  async open(): Promise<void> {
    await this.arrive();
    await this.settled();
  }

  /** Opens a search by its address: Dubai to Dhaka and back for two adults and a child. */
  async arrive(): Promise<void> {
    const { out, back } = ownTrip();
    const query = `trip=R&journey=DXB.DAC.${out}&return=${back}&adults=2&ages=7&cabin=E`;
    await this.page.goto(`${this.portal.origin}/flight-search-result?${query}`);
  }

  /** A domestic return from Dhaka to Cox's Bazar, with the first flight of each list selected. */
  async openPair(): Promise<void> {
    const { out, back } = ownTrip();
    await this.page.goto(
      `${this.portal.origin}/flight-search-result?trip=R&journey=DAC.CXB.${out}&return=${back}&adults=1&cabin=E`,
    );
    await expect(this.page).toHaveURL(/\/two-one-way\?/);
    await this.chooseWays();
  }

  /** Selects the first flight of each list of a domestic return, once all suppliers have answered. */
  async chooseWays(): Promise<void> {
    await expect(this.page.getByText(/suppliers have answered/)).toBeHidden();
    for (const way of ['Outbound flights', 'Return flights']) {
      await this.page.getByRole('region', { name: way }).getByRole('listitem').first().getByRole('button').click();
    }
    await expect(this.page.getByRole('region', { name: 'Both flights together' })).toBeVisible();
  }

  /** Every supplier has answered. */
  async settled(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    await expect(this.page.getByText(/suppliers have answered/)).toBeHidden();
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  /** The card of a flight by its id, which is the same in every search for the same trip. */
  card(id: string): Locator {
    return this.page.locator(`article[data-itinerary="${id}"]`);
  }

  /** The button that adds a card's own fare to a quote; each expanded fare has such a button too. */
  quote(at: number): Locator {
    return this.cards
      .nth(at)
      .getByRole('button', { name: /^Quote/ })
      .first();
  }

  /** The cheapest fare that can be held before paying; its position in the list depends on the travel date. */
  async holdable(nth = 0): Promise<Locator> {
    const cards = this.cards.filter({ hasText: 'Can be held' });
    await this.draw(cards, nth + 1);
    return cards.nth(nth);
  }

  /** The first fare with such a text. Scrolls the list, since it only renders what fits on the screen. */
  async seek(text: RegExp): Promise<Locator> {
    const card = this.cards.filter({ hasText: text }).first();
    await this.draw(card, 1);
    return card;
  }

  async select(card: Locator): Promise<void> {
    await card.getByRole('button', { name: 'Select', exact: true }).click();
  }

  /** The number of flights the page states. */
  get count(): Locator {
    return this.page.getByText(/^(\d+ of )?\d+ flights?$/);
  }

  /** The ids of the first `count` cards; the list is scrolled until they are rendered. */
  async ids(count: number): Promise<string[]> {
    await this.draw(this.cards, count);
    const drawn = await this.cards.evaluateAll((cards) => cards.map((card) => card.dataset['itinerary'] ?? ''));
    return drawn.slice(0, count);
  }

  /** The card of a flight, wherever it is in the list, including below another card as another time of the same fare. */
  async find(id: string): Promise<Locator> {
    const card = this.card(id);
    const closed = this.page.getByRole('button', { name: MORE_TIMES, expanded: false });
    await expect(async () => {
      if (await card.isVisible()) return;
      if ((await closed.count()) > 0) await closed.first().click();
      else await this.page.evaluate(further);
      expect(await card.count()).toBeGreaterThan(0);
    }).toPass({ intervals: [150] });
    return card;
  }

  /** The ids of flights listed below a rendered card as other times of its fare. */
  async timesIds(): Promise<string[]> {
    const ids: string[] = [];
    for (const opener of await this.moreTimes()) {
      await opener.click();
      const others = this.otherTimes;
      await expect(others.first()).toBeVisible();
      ids.push(...(await others.evaluateAll((cards) => cards.map((card) => card.dataset['itinerary'] ?? ''))));
      await opener.click();
      await expect(others).toHaveCount(0);
    }
    return ids;
  }

  private moreTimes(): Promise<Locator[]> {
    return this.page.getByRole('button', { name: MORE_TIMES }).all();
  }

  private get otherTimes(): Locator {
    return this.page.getByRole('list', { name: 'Other times of this fare' }).getByRole('article');
  }

  /** Customer prices as listed. */
  async prices(): Promise<number[]> {
    const names = await this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => Number(name.replace(/^.*,\s*[A-Z]{3}\s*/, '').replace(/[^\d.]/g, '')));
  }

  /** Scrolls the list until that many of these cards are rendered. */
  private async draw(cards: Locator, least: number): Promise<void> {
    await expect(async () => {
      if ((await cards.count()) < least) await this.page.evaluate(further);
      expect(await cards.count()).toBeGreaterThanOrEqual(least);
    }).toPass({ intervals: [150] });
  }
}

/** Runs in the page: scrolls down, and from the bottom back to the top. */
function further(): void {
  const isAtFoot = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  window.scrollTo({ top: isAtFoot ? 0 : window.scrollY + 700, behavior: 'instant' });
}
