import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Closes an overlay with Escape. It is visible a moment before it takes the focus: a key pressed in between goes to the page behind. */
export async function escape(page: Page, front: Locator): Promise<void> {
  await hasFocus(front);
  await page.keyboard.press('Escape');
  await expect(front).toHaveCount(0);
}

/** Waits until the focus is in this element. */
export async function hasFocus(front: Locator): Promise<void> {
  const isIn = () => front.evaluate((part) => part.contains(document.activeElement));
  await expect.poll(isIn, 'the overlay has the focus').toBe(true);
}
