import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** Position of a part: `start` and `end` as fractions of the window's width from the reading start; `top` and `bottom` in pixels. */
interface Place {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** A fraction of the window's width that counts as a gap only. */
const NEAR = 0.05;

const isMiddle = (start: number, end: number) => Math.abs((start + end) / 2 - 0.5) < 0.02;

/** A public page of a brand, and how its parts are arranged. */
export class SitePage {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.portal.origin}${path}`);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(this.page.getByRole('contentinfo')).toBeVisible();
  }

  /** Where the header has its navigation, and whether the company's contacts are above it. */
  async header(): Promise<string> {
    const banner = this.page.getByRole('banner');
    const links = banner.getByRole('navigation', { name: this.words.exactly('Site navigation') }).getByRole('link');
    const brand = await this.place(banner.locator('a[href="/"]:has(img)').first());
    const [first, last] = [await this.place(links.first()), await this.place(links.last())];
    const signIn = await this.place(banner.getByRole('link', { name: this.words.exactly('Sign in') }));
    const hasContacts = (await banner.locator('a[href^="mailto:"]').count()) > 0;
    if (first.top >= brand.bottom) return 'navigation below the brand';
    if (last.end <= brand.start) return 'navigation before the brand';
    if (signIn.start - last.end < NEAR) return 'navigation beside the sign-in';
    if (first.start - brand.end < NEAR) return 'navigation beside the brand';
    return hasContacts ? 'navigation in between, contacts above' : 'navigation in between';
  }

  /** How many headings the footer has, and where the company's phone number is. */
  async footer(): Promise<string> {
    const footer = this.page.getByRole('contentinfo');
    const parts = await footer.getByRole('heading', { level: 2 }).count();
    const { start, end } = await this.place(footer.locator('a[href^="tel:"]').first());
    return `${parts} headed parts, contacts ${isMiddle(start, end) ? 'in the middle' : parts === 0 && start < NEAR ? 'at the start' : 'in a part'}`;
  }

  /** Where the opening text of a home page is, relative to its picture. */
  async pitch(): Promise<string> {
    const main = this.page.getByRole('main');
    const title = await this.place(main.getByRole('heading', { level: 1 }));
    const picture = await this.place(main.getByRole('img').first());
    if (picture.end - picture.start > 0.99) return 'on a full-width picture';
    if (picture.top >= title.bottom)
      return isMiddle(title.start, title.end) ? 'centred above a picture' : 'above a picture';
    return title.end <= picture.start ? 'before a picture' : 'after a picture';
  }

  /** The titles of a home page's sections. */
  get sections(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  /** How the about page arranges the company's vision and mission. */
  async goals(): Promise<string> {
    const [first, second] = [await this.place(this.sections.nth(0)), await this.place(this.sections.nth(1))];
    if (first.top === second.top) return 'side by side';
    if (await this.page.getByRole('main').getByRole('img').first().isVisible()) return 'beside a picture';
    return isMiddle(first.start, first.end) ? 'in the middle' : 'titles beside their texts';
  }

  private async place(part: Locator): Promise<Place> {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const all = this.page.viewportSize()?.width ?? 1;
    const start = (this.portal.language === 'ar' ? all - x - width : x) / all;
    return { start, end: start + width / all, top: y, bottom: y + height };
  }
}
