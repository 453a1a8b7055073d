import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { FALCON } from '../stack/portals';

/** Longer than a wait between two attempts, shorter than one attempt. */
const STEP_MS = 1_000;

/** The slot of the ledger's page within the frame, whatever it shows. */
export class LedgerSlot {
  constructor(private readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Payment ledger' });
  }

  get again(): Locator {
    return this.page.getByRole('button', { name: 'Try again' });
  }

  /** Waits until the search page is complete, so that no chunk is loading when the page's clock jumps and would time out. */
  async besideSearch(): Promise<void> {
    await this.page.goto(`${FALCON.origin}/searchpad`);
    await expect(this.page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  }

  /** Opens the ledger by the navigation. */
  async choose(): Promise<void> {
    await this.page.getByRole('link', { name: 'Ledger', exact: true }).click();
  }

  /** Advances the page's clock until the fallback is shown. */
  async fails(): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(STEP_MS);
      await expect(this.again).toBeEnabled({ timeout: 250 });
    }).toPass();
  }

  /** The rest of the portal: frame, navigation, another module's page. */
  async leavesTheRestWorking(): Promise<void> {
    await expect(this.page.getByRole('banner')).toBeVisible();
    await this.page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(this.page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  }
}
