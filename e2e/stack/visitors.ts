import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** People who load one page after the other. */
export interface Visitors {
  /** Lets each finish the page it is at; what any of them met that was not as it should be, and how many pages they saw. */
  leave: () => Promise<{ pages: number; troubles: string[] }>;
}

/**
 * Keeps a portal busy: each visitor has a browser of its own and loads a page as soon as the one before stands.
 * @param open loads one page and waits until it stands
 * @param prepare what a new page needs first
 */
export async function visiting(
  browser: Browser,
  count: number,
  prepare: (page: Page) => Promise<void>,
  open: (page: Page) => Promise<void>,
): Promise<Visitors> {
  const troubles: string[] = [];
  let isOver = false;
  let pages = 0;
  const visit = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    listen(page, troubles);
    await prepare(page);
    while (!isOver) {
      try {
        await open(page);
        pages += 1;
      } catch (error) {
        troubles.push(`a page that did not stand: ${String(error)}`);
      }
    }
    await context.close();
  };
  const visits = Array.from({ length: count }, visit);
  await expect.poll(() => pages, { message: 'every visitor has begun' }).toBeGreaterThanOrEqual(count);
  return {
    leave: async () => {
      isOver = true;
      await Promise.all(visits);
      return { pages, troubles };
    },
  };
}

function listen(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('response', (answer) => answer.status() >= 400 && troubles.push(`${answer.status()}: ${answer.url()}`));
  page.on('requestfailed', (asked) => {
    const reason = asked.failure()?.errorText ?? '';
    // The page before leaves what it had not yet got.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${asked.url()}`);
  });
}
