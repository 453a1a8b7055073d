import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { keyboardOf } from '../stack/keyboard';
import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** Below this width the navigation is at the bottom of the screen, and the header's tools are in the account menu. */
const PHONE_PX = 640;

/** The frame around every page for signed-in users. */
export class FramePage {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  /** Follows an entry of the navigation by its English name; on a phone it may be behind "More". */
  async follow(entry: string): Promise<void> {
    const { exactly } = this.words;
    const link = this.page.getByRole('link', { name: exactly(entry) });
    const inReach = this.navigation.getByRole('link', { name: exactly(entry) });
    const more = this.navigation.getByRole('button', { name: exactly('More') });
    await expect(inReach.or(more).first()).toBeVisible();
    if (await inReach.isVisible()) return inReach.click();
    await more.click();
    await this.page
      .getByRole('dialog')
      .filter({ has: link })
      .getByRole('link', { name: exactly(entry) })
      .click();
  }

  /** The navigation and the quick links have exactly these entries. */
  async offersOnly(entries: readonly string[]): Promise<void> {
    const names = entries.map((entry) => this.words.exactly(entry));
    await expect(this.navigation.getByRole('link')).toHaveText(names);
    await expect(this.navigation.getByRole('button', { name: this.words.exactly('More') })).toHaveCount(0);
    const links = await this.quickLinks();
    await expect(links).toHaveText(names);
    await keyboardOf(this.page).isInFront();
    await this.page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
  }

  private get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.words.exactly('Main navigation') });
  }

  private async quickLinks(): Promise<Locator> {
    const { say, exactly } = this.words;
    if ((this.page.viewportSize()?.width ?? 0) >= PHONE_PX) {
      await this.page.getByRole('button', { name: exactly('Quick links') }).click();
      return this.page.getByRole('menu', { name: exactly('Quick links') }).getByRole('menuitem');
    }
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: say('Account') })
      .last()
      .click();
    await this.page.getByRole('menuitem', { name: exactly('Quick links') }).click();
    return this.page.getByRole('dialog', { name: exactly('Quick links') }).getByRole('link');
  }
}
