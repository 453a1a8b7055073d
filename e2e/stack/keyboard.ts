import type { Page } from '@playwright/test';

const MOST_STEPS = 60;

/** A person without a mouse. */
export function keyboardOf(page: Page) {
  /** Tabs on, or back, until the focused control has the name. */
  const reach = async (name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await page.keyboard.press(key);
      if (name.test(await page.evaluate(focusedName))) return;
    }
    throw new Error(`nothing called ${name} takes the focus`);
  };
  return {
    reach,
    typeInto: async (name: RegExp, text: string) => {
      // A field may begin with a button of the same name: the phone's country.
      do await reach(name);
      while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea'))));
      await page.keyboard.type(text);
    },
    press: async (name: RegExp, key?: 'Shift+Tab') => {
      await reach(name, key);
      await page.keyboard.press('Enter');
    },
  };
}

/** Runs in the page. */
function focusedName(): string {
  const focused = document.activeElement;
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? [...(focused.labels ?? [])] : [];
  const by = focused?.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent);
  return [focused?.getAttribute('aria-label'), ...labels.map((one) => one.textContent), ...(by ?? []), focused?.textContent].join(' ').trim();
}
