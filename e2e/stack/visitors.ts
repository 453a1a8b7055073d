import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Visitors who load one page after another. */
export interface Visitors {
  /** Lets each visitor finish its current page; returns the problems met and the number of pages loaded. */
  leave: () => Promise<{ pages: number; troubles: string[] }>;
}

/**
 * Keeps a portal busy: each visitor has its own browser and loads the next page as soon as the last one is complete.
 * @param open loads one page and waits until it is complete
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
        troubles.push(`a page that did not load: ${String(error)}`);
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
    // Requests of the page before are aborted.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${asked.url()}`);
  });
}
