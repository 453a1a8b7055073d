import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';

/** The agency's deposits, and one of them. */
export class DepositListPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.portal.origin}/deposit-list${query}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search reference' });
  }

  get rows(): Locator {
    return this.page
      .getByRole('table', { name: 'Deposits' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') });
  }

  row(depositRef: string): Locator {
    return this.rows.filter({ hasText: depositRef });
  }

  async show(depositRef: string): Promise<void> {
    await this.row(depositRef).getByRole('link', { name: depositRef }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: `Deposit ${depositRef}` })).toBeVisible();
  }
}
