import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the fares are narrowed by, beside the list. */
export class FiltersPage {
  readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Filters' });
  }

  /** Every list of boxes in full. */
  async showAll(): Promise<void> {
    await expect(this.box('Stops', '').first()).toBeVisible();
    const more = this.panel.getByRole('button', { name: /^Show all/ });
    for (let left = await more.count(); left > 0; left -= 1) {
      await more.first().click();
      await expect(more).toHaveCount(left - 1);
    }
  }

  /** Ticks a box; answers how many flights it says it stands for, null where it says nothing. */
  async tick(group: string, name: string): Promise<number | null> {
    const box = this.box(group, name);
    const said = /^\s*(\d+)/.exec(((await box.textContent()) ?? '').slice(name.length));
    await box.click();
    await expect(box.getByRole('checkbox')).toBeChecked();
    return said ? Number(said[1]) : null;
  }

  /** Moves the upper handle down, a tenth of the way or so; answers where it stands. */
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
    // The figures follow the name without a space between them; a longer name goes on with letters.
    return this.panel
      .getByRole('group', { name: group, exact: true })
      .locator('label')
      .filter({ hasText: new RegExp(`^${words}(\\s*\\d|$)`) });
  }
}
