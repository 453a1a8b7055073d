import type { Page } from '@playwright/test';

/** The product's name, which only its own brand may show. */
export const PRODUCT = /jetway/i;

/** Everything readable on a page: texts, title, and names of pictures and fields. */
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
