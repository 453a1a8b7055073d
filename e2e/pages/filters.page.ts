import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The filters beside the list of fares. */
export class FiltersPage {
  readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Filters' });
  }

  /** Expands every list of check boxes. */
  async showAll(): Promise<void> {
    await expect(this.box('Stops', '').first()).toBeVisible();
    const more = this.panel.getByRole('button', { name: /^Show all/ });
    for (let left = await more.count(); left > 0; left -= 1) {
      await more.first().click();
      await expect(more).toHaveCount(left - 1);
    }
  }

  /** Ticks a box; returns the number of flights shown beside it, null if there is none. */
  async tick(group: string, name: string): Promise<number | null> {
    const box = this.box(group, name);
    const said = /^\s*(\d+)/.exec(((await box.textContent()) ?? '').slice(name.length));
    await box.click();
    await expect(box.getByRole('checkbox')).toBeChecked();
    return said ? Number(said[1]) : null;
  }

  /** Moves the upper handle down by about a tenth; returns its value. */
  async lower(slider: string): Promise<number> {
    const upper = this.panel.getByRole('group', { name: slider, exact: true }).getByRole('slider').last();
    const before = await upper.inputValue();
    await upper.press('PageDown');
    await expect(upper).not.toHaveValue(before);
    return Number(await upper.inputValue());
  }

  get ticked(): Locator {
    return this.panel.getByRole('checkbox', { checked: true });
  }

  get chips(): Locator {
    return this.page.getByRole('list', { name: 'Active filters' });
  }

  private box(group: string, name: string): Locator {
    const words = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // The count follows the name without a space; a longer name continues with letters.
    return this.panel
      .getByRole('group', { name: group, exact: true })
      .locator('label')
      .filter({ hasText: new RegExp(`^${words}(\\s*\\d|$)`) });
  }
}
