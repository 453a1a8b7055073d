import type { FileChooser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The longest form has a check box for every permission. */
const MOST_STEPS = 140;

type Way = 'Tab' | 'Shift+Tab';

/** A person without a mouse. */
export function keyboardOf(page: Page) {
  /** Tabs on, or back, until the focused control has the name. Whoever looks sees where the focus is, all the way. */
  const reach = async (name: RegExp, way: Way = 'Tab') => {
    // Whoever looks waits for a field that is an outline yet; Tab would pass it by.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await page.keyboard.press(way);
      const { called, isSeen } = await page.evaluate(focused);
      expect(isSeen, `the focus can be seen at "${called}"`).toBe(true);
      if (name.test(called)) return;
    }
    throw new Error(`nothing called ${name} takes the focus`);
  };
  /** What has closed gives the focus back a frame later: a key pressed before belongs to another control. */
  const isBackAt = (opener: RegExp) =>
    expect.poll(async () => (await page.evaluate(focused)).called, `the focus is back at ${opener}`).toMatch(opener);
  /** An overlay takes the focus a moment after it is visible: a key pressed before goes to the page behind it. */
  const isInFront = () =>
    expect
      .poll(
        () => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"], [role="menu"]'))),
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
      // A field may begin with a button of the same name: the phone's country.
      do await reach(name);
      while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea'))));
      await page.keyboard.type(text);
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
    /** The browser's own file chooser is nobody's page: the file is in it once the button has opened it. */
    attach: async (name: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const opened: Promise<FileChooser> = page.waitForEvent('filechooser');
      await press(name);
      await (await opened).setFiles(file);
    },
    /** Leaves what stands in front of the page; the focus is back where it was opened. */
    leave: async (opener: RegExp) => {
      await isInFront();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
      await isBackAt(opener);
    },
    /** What the focused control is called. */
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
  // A ring stands at the control, at the frame around it or at what is drawn in its place.
  const frames = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label'), at.nextElementSibling];
  const drawn = [...frames, ...(at.closest('label')?.children ?? [])].flatMap((one) =>
    one ? [getComputedStyle(one)] : [],
  );
  const isRinged = drawn.some(
    ({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      boxShadow !== 'none' ||
      (outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)'),
  );
  // A part of a date is filled with colour, a page that has just come is not ringed.
  const isMarked = isRinged || at.matches('[role="spinbutton"], #main');
  const { top, bottom } = at.getBoundingClientRect();
  return { called, isSeen: isMarked && bottom >= 0 && top <= window.innerHeight };
}
