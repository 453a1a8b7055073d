import type { Locator, Page } from '@playwright/test';

import { atRest, findingsNow, seriousFindings } from '../stack/axe';
import { expect } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import { ORIGINAL } from '../stack/portals';
import { PRODUCT, readable } from '../stack/reading';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** A page counts as shown once its title is visible. */
const TITLE = 'h1, main h2';

/** Modal overlays. The page behind one cannot be used. */
const IN_FRONT = ['[role=dialog]', '[role=alertdialog][aria-modal=true]', '[role=menu]', '[role=listbox]'];

/** Visits the screens of a portal and scans each for accessibility, light and dark. */
export class Walk {
  readonly words: Words;
  private readonly addresses = new Set<string>();

  constructor(
    readonly page: Page,
    readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  /** Opens an address without a new document, as the portal's own navigation and the browser's Back do. */
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

  /** Scans what is on the screen: the overlay if one is open, else the whole page. */
  async look(screen: string): Promise<void> {
    const { page } = this;
    this.addresses.add(new URL(page.url()).pathname);
    await page.evaluate(atRest);
    const within = await page.evaluate(inFront, IN_FRONT);
    expect.soft(await findingsNow(page, { within }), screen).toEqual([]);
    if (this.portal !== ORIGINAL) expect.soft(await readable(page), `${screen} names no product`).not.toMatch(PRODUCT);
    await page.emulateMedia({ colorScheme: 'dark' });
    // The dark scheme changes nothing but colours.
    expect.soft(await seriousFindings(page, { within, rules: ['color-contrast'] }), `${screen}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }

  /** Scans the overlay that a button opens, then closes it. */
  async lookInto(opener: Locator, opened: Locator, screen: string): Promise<void> {
    // Retried: content moves below the pointer while a long list finds its height, so a click can miss.
    await expect(async () => {
      await opener.click();
      await expect(opened).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await this.look(screen);
    await this.leave();
  }

  /** Closes the open overlay. */
  async leave(): Promise<void> {
    const left = this.page.locator(`${IN_FRONT.join(', ')}, [role=combobox][aria-expanded=true]`);
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(left).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  /** The addresses that have not been visited. A segment such as `:reference` matches any value. */
  unseen(registered: string[]): string[] {
    const others = [...this.addresses].filter((address) => !registered.includes(address));
    return registered.filter((path) =>
      path.includes(':')
        ? !others.some((address) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address))
        : !this.addresses.has(path),
    );
  }
}

/** Runs in the page: opens an address without a new document, as the browser's Back does. */
export function turnTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Runs in the page: the selectors that match a visible element. */
function inFront(selectors: string[]): string[] | undefined {
  const found = selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((part) => part.checkVisibility()),
  );
  return found.length > 0 ? found : undefined;
}
