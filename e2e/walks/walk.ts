import type { Locator, Page } from '@playwright/test';

import { atRest, findingsNow, seriousFindings } from '../stack/axe';
import { expect } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import { ORIGINAL } from '../stack/portals';
import { PRODUCT, readable } from '../stack/reading';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** A page is there once its title is. */
const TITLE = 'h1, main h2';

/** What stands in front of a page, which is then nobody's to use. */
const IN_FRONT = ['[role=dialog]', '[role=alertdialog][aria-modal=true]', '[role=menu]', '[role=listbox]'];

/** Somebody who goes through a portal and looks at every screen, by day and by night. */
export class Walk {
  readonly words: Words;
  private readonly addresses = new Set<string>();

  constructor(
    readonly page: Page,
    readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  /** Opens an address without a new document, as the portal itself does and a browser going back. */
  async go(path: string): Promise<void> {
    const { page, portal } = this;
    const [here, there] = [new URL(page.url()), new URL(path, portal.origin)];
    if (here.origin !== there.origin || here.pathname === there.pathname) return this.load(path);
    const before = await page.locator(TITLE).first().elementHandle();
    await page.evaluate(turnTo, path);
    await page.waitForFunction((title) => !title?.isConnected, before);
    await expect(page.locator(TITLE).first()).toBeAttached();
  }

  /** Opens an address in a new document and waits for its title. */
  async load(path: string): Promise<void> {
    await this.page.goto(`${this.portal.origin}${path}`);
    await expect(this.page.locator(TITLE).first()).toBeAttached();
  }

  /** A button by its English name. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.words.exactly(name) });
  }

  /** Looks at what is on the screen now: at what stands in front of the page when something does, else at all of it. */
  async look(screen: string): Promise<void> {
    const { page } = this;
    this.addresses.add(new URL(page.url()).pathname);
    await page.evaluate(atRest);
    const within = await page.evaluate(inFront, IN_FRONT);
    expect.soft(await findingsNow(page, { within }), screen).toEqual([]);
    if (this.portal !== ORIGINAL) expect.soft(await readable(page), `${screen} names no product`).not.toMatch(PRODUCT);
    await page.emulateMedia({ colorScheme: 'dark' });
    // By night nothing but the colours is another.
    expect.soft(await seriousFindings(page, { within, rules: ['color-contrast'] }), `${screen}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }

  /** Looks at what a button opens in front of the page, then leaves it. */
  async lookInto(opener: Locator, opened: Locator, screen: string): Promise<void> {
    // What moves below the pointer while a long list finds its height is not pressed.
    await expect(async () => {
      await opener.click();
      await expect(opened).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await this.look(screen);
    await this.leave();
  }

  /** Closes what stands in front of the page. */
  async leave(): Promise<void> {
    const left = this.page.locator(`${IN_FRONT.join(', ')}, [role=combobox][aria-expanded=true]`);
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(left).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  /** Those of the addresses that nobody has looked at. A part such as `:reference` stands for any. */
  unseen(registered: string[]): string[] {
    const others = [...this.addresses].filter((address) => !registered.includes(address));
    return registered.filter((path) =>
      path.includes(':')
        ? !others.some((address) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))
        : !this.addresses.has(path),
    );
  }
}

/** Runs in the page: opens an address without a new document, as a browser going back does. */
export function turnTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Runs in the page: those of the selectors that something has which can be seen; nothing for none. */
function inFront(selectors: string[]): string[] | undefined {
  const found = selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((part) => part.checkVisibility()),
  );
  return found.length > 0 ? found : undefined;
}
