import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';
import type { Offer } from '../stack/stays';
import { bookingPath } from '../stack/stays';

/** A hotel booking from its form to its order. */
export class HotelOrderPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  /** The booking form of a rate. */
  async openForm(offer: Offer): Promise<void> {
    await this.page.goto(`${this.portal.origin}${bookingPath(offer)}`);
    await expect(this.page.getByRole('heading', { level: 2, name: offer.hotel }).first()).toBeVisible();
  }

  async open(reference: string, query = ''): Promise<void> {
    await this.page.goto(`${this.portal.origin}/hotel-bookings/${reference}${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }

  /** Fills in the only guest of the only room, and the contact. */
  async fillGuest(surname: string): Promise<void> {
    const room = this.page.getByRole('region', { name: 'Room 1' });
    await room.getByRole('button', { name: /Title/ }).click();
    await this.page.getByRole('option', { name: 'Mr', exact: true }).click();
    await room.getByRole('textbox', { name: 'Given name' }).fill('Karim');
    await room.getByRole('textbox', { name: 'Surname' }).fill(surname);
    const contact = this.page.getByRole('region', { name: 'Contact and requests' });
    await contact.getByRole('textbox', { name: 'E-mail' }).fill('karim@example.test');
    await contact.getByRole('textbox', { name: 'Phone' }).fill('501234567');
  }

  async toPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to the preview' }).click();
    await expect(this.book).toBeVisible();
  }

  get book(): Locator {
    return this.page.getByRole('button', { name: 'Book and pay' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('alertdialog', { name });
  }

  get menu(): Locator {
    return this.page.getByRole('group', { name: 'Actions of this booking' });
  }

  get rows(): Locator {
    return this.page
      .getByRole('table', { name: 'Hotel bookings' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') });
  }
}
