import type { FileChooser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The longest form has a check box for every permission. */
const MOST_STEPS = 140;

type Way = 'Tab' | 'Shift+Tab';

/** A person without a mouse. */
export function keyboardOf(page: Page) {
  /** Tabs forward, or back, until the focused control has the name. The focus has to be visible at every step. */
  const reach = async (name: RegExp, way: Way = 'Tab') => {
    // Wait for the field: Tab would skip it while it is a placeholder.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await page.keyboard.press(way);
      const { called, isSeen } = await page.evaluate(focused);
      expect(isSeen, `the focus is visible at "${called}"`).toBe(true);
      if (name.test(called)) return;
    }
    throw new Error(`no control called ${name} takes the focus`);
  };
  /** A closed overlay returns the focus a frame later: a key pressed before goes to another control. */
  const isBackAt = (opener: RegExp) =>
    expect.poll(async () => (await page.evaluate(focused)).called, `the focus is back at ${opener}`).toMatch(opener);
  /** An overlay takes the focus a moment after it is visible: a key pressed before goes to the page behind it. */
  const isInFront = () =>
    expect
      .poll(
        () =>
          page.evaluate(() =>
            Boolean(document.activeElement?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')),
          ),
        'the overlay has the focus',
      )
      .toBe(true);
  const press = async (name: RegExp, way?: Way) => {
    await reach(name, way);
    await page.keyboard.press('Enter');
  };
  return {
    reach,
    press,
    isInFront,
    typeInto: async (name: RegExp, text: string) => {
      // A field may start with a button of the same name: the country code of a phone number.
      do await reach(name);
      while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea'))));
      await page.keyboard.type(text);
    },
    /** Puts a text into a field as a paste does: at once, without a key for each letter. */
    paste: async (name: RegExp, text: string) => {
      await reach(name);
      await page.keyboard.insertText(text);
    },
    /** Opens a list at its button and chooses in it by the first letters. */
    choose: async (name: RegExp, option: string) => {
      await press(name);
      // A list passed on the way may still be closing. Letters and Enter belong to the focused control: until the list
      // has taken the focus they go to its button, and until the named option has it Enter chooses another.
      const list = page.getByRole('listbox').filter({ has: page.getByRole('option', { name: option }) });
      await expect(list.locator('[role="option"]:focus')).toBeVisible();
      await page.keyboard.type(option);
      await expect(list.locator('[role="option"]:focus')).toContainText(option);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await isBackAt(name);
    },
    /** The browser's file chooser cannot be driven by keyboard: the file is set once the button has opened it. */
    attach: async (name: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const opened: Promise<FileChooser> = page.waitForEvent('filechooser');
      await press(name);
      await (await opened).setFiles(file);
    },
    /** Closes the overlay; the focus returns to where it was opened. */
    leave: async (opener: RegExp) => {
      await isInFront();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
      await isBackAt(opener);
    },
    /** The name of the focused control. */
    here: async () => (await page.evaluate(focused)).called,
  };
}

/** Runs in the page. */
function focused(): { called: string; isSeen: boolean } {
  const at = document.activeElement;
  // Between the last control and the first nothing is focused; the page's whole text is not a name.
  if (!at || at === document.body) return { called: '', isSeen: true };
  const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
  const by = at
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  const called = [at.getAttribute('aria-label'), ...labels.map((one) => one.textContent), ...(by ?? []), at.textContent]
    .join(' ')
    .trim();
  // The ring is on the control, the frame around it, or the element drawn in its place.
  const frames = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label'), at.nextElementSibling];
  const drawn = [...frames, ...(at.closest('label')?.children ?? [])].flatMap((one) =>
    one ? [getComputedStyle(one)] : [],
  );
  const isRinged = drawn.some(
    ({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      boxShadow !== 'none' ||
      (outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)'),
  );
  // A focused part of a date has a background instead of a ring; a page that just received the focus has none.
  const isMarked = isRinged || at.matches('[role="spinbutton"], #main');
  const { top, bottom } = at.getBoundingClientRect();
  return { called, isSeen: isMarked && bottom >= 0 && top <= window.innerHeight };
}
