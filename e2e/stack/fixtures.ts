import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { fetchingNothingAhead } from './modules';
import { slowDown } from './slow';

/** What the browser reported while a page was open. */
export interface Complaints {
  /** Console errors and reports of a broken content policy. */
  list: string[];
  /** Failures that this test causes on purpose. */
  expect: (pattern: RegExp) => void;
}

interface Fixtures {
  complaints: Complaints;
  /** Whether a page may prefetch others. That takes processor time, so it is on only where it matters. */
  prefetches: boolean;
}

/** Every test fails when its pages log an error or violate their content security policy. */
export const test = base.extend<Fixtures>({
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, run) => {
    slowDown(context);
    if (!prefetches) await fetchingNothingAhead(context);
    await run(context);
  },
  complaints: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const list: string[] = [];
      listen(page, list);
      await use({ list, expect: (pattern) => expected.push(pattern) });
      const unexpected = list.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      // A call that a handler still answers when the page closes is no failure of the test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, list: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`${message.text()} @ ${message.location().url}`);
  });
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
}

export { expect };
