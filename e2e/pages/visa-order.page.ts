import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';

/** A visa application, and the list it is in. */
export class VisaOrderPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(reference: string, query = ''): Promise<void> {
    await this.page.goto(this.address(reference, query));
    await expect(this.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }

  address(reference: string, query = ''): string {
    return `${this.portal.origin}/visa-order?orderReference=${reference}${query}`;
  }

  get menu(): Locator {
    return this.page.getByRole('group', { name: 'Actions of this application' });
  }

  /** The form of the open correction. */
  get correction(): Locator {
    return this.page.getByRole('region', { name: /^Correction for / });
  }

  get rows(): Locator {
    return this.page
      .getByRole('table', { name: 'Visa applications' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') });
  }
}
