import type { Page } from '@playwright/test';

/** The name of the product, which no brand but its own shows. */
export const PRODUCT = /jetway/i;

/** What somebody reads on a page: texts, title, and names of pictures and fields. */
export async function readable(page: Page): Promise<string> {
  const named = await page
    .locator('[alt], [aria-label], [title], [placeholder]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  return [await page.title(), await page.locator('body').innerText(), ...named].join('\n');
}
