import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** Where a part stands, in shares of the window's width, counted from where reading starts; and its upper and lower edge in pixels. */
interface Place {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** A share of the window's width that is no more than a gap. */
const NEAR = 0.05;

const isMiddle = (start: number, end: number) => Math.abs((start + end) / 2 - 0.5) < 0.02;

/** A public page of a brand, as somebody sees how it is arranged. */
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

  /** Where the header has its navigation, and whether the company's contacts stand above it. */
  async header(): Promise<string> {
    const banner = this.page.getByRole('banner');
    const links = banner.getByRole('navigation', { name: this.words.exactly('Site navigation') }).getByRole('link');
    const brand = await this.place(banner.locator('a[href="/"]:has(img)').first());
    const [first, last] = [await this.place(links.first()), await this.place(links.last())];
    const signIn = await this.place(banner.getByRole('link', { name: this.words.exactly('Sign in') }));
    const hasContacts = (await banner.locator('a[href^="mailto:"]').count()) > 0;
    if (first.top >= brand.bottom) return 'navigation below the brand';
    if (last.end <= brand.start) return 'navigation before the brand';
    if (signIn.start - last.end < NEAR) return 'navigation beside the way in';
    if (first.start - brand.end < NEAR) return 'navigation beside the brand';
    return hasContacts ? 'navigation in between, contacts above' : 'navigation in between';
  }

  /** What the footer's parts are headed with, and where the company's number stands. */
  async footer(): Promise<string> {
    const footer = this.page.getByRole('contentinfo');
    const parts = await footer.getByRole('heading', { level: 2 }).count();
    const { start, end } = await this.place(footer.locator('a[href^="tel:"]').first());
    return `${parts} headed parts, contacts ${isMiddle(start, end) ? 'in the middle' : parts === 0 && start < NEAR ? 'at the start' : 'in a part'}`;
  }

  /** Where the words stand that a home page begins with. */
  async pitch(): Promise<string> {
    const main = this.page.getByRole('main');
    const title = await this.place(main.getByRole('heading', { level: 1 }));
    const picture = await this.place(main.getByRole('img').first());
    if (picture.end - picture.start > 0.99) return 'before a picture from edge to edge';
    if (picture.top >= title.bottom)
      return isMiddle(title.start, title.end) ? 'in the middle above a picture' : 'above a picture';
    return title.end <= picture.start ? 'a picture after them' : 'a picture before them';
  }

  /** The titles of a home page's sections. */
  get sections(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  /** How the about page shows what a company is for. */
  async goals(): Promise<string> {
    const [first, second] = [await this.place(this.sections.nth(0)), await this.place(this.sections.nth(1))];
    if (first.top === second.top) return 'side by side';
    if (await this.page.getByRole('main').getByRole('img').first().isVisible()) return 'beside a picture';
    return isMiddle(first.start, first.end) ? 'in the middle' : 'titles beside their words';
  }

  private async place(part: Locator): Promise<Place> {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const all = this.page.viewportSize()?.width ?? 1;
    const start = (this.portal.language === 'ar' ? all - x - width : x) / all;
    return { start, end: start + width / all, top: y, bottom: y + height };
  }
}
