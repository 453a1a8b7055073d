import type { Locator, Page } from '@playwright/test';

import type { PortalApi } from '../stack/api';
import type { Portal } from '../stack/portals';

/** A journey of an order, and the days it can be moved to. */
export interface Leg {
  legGroup: number;
  origin: string;
  destination: string;
  date: string;
  minDate: string;
  maxDate: string;
}

const API = '/api/postticketing/v1/exchange';

/** From the choice of days to the request of an exchange. */
export class ExchangePage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  /** Opens the selection page of an order; returns its journeys. */
  async open(reference: string): Promise<Leg[]> {
    const answer = this.page.waitForResponse((response) => response.url().includes(`${API}/airgetorderrequest`));
    await this.page.goto(`${this.portal.origin}/flight-exchange-request?reference=${reference}`);
    const found = (await (await answer).json()) as { exchangeItineraries: Leg[] };
    return found.exchangeItineraries;
  }

  get travellers(): Locator {
    return this.page.getByRole('group', { name: 'Travellers' }).getByRole('checkbox');
  }

  /** Selects a journey, or leaves it unchanged. */
  async choose(leg: Leg): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Flights to move' })
      .locator('label')
      .filter({ hasText: routeOf(leg) })
      .first()
      .click();
  }

  /** Types the new day of a journey. */
  async type(leg: Leg, day: string): Promise<void> {
    const field = this.page.getByRole('group', { name: dayOf(leg) });
    await field.getByRole('spinbutton', { name: /^day/ }).click();
    const [year, month, date] = day.split('-');
    await this.page.keyboard.type(`${date}${month}${year}`);
  }

  /** The button of a journey's calendar, also while another calendar covers it. */
  opener(leg: Leg): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Open calendar.*${dayOf(leg)}`), includeHidden: true });
  }

  calendar(leg: Leg): Locator {
    return this.page.getByRole('dialog', { name: dayOf(leg) });
  }

  get search(): Locator {
    return this.page.getByRole('button', { name: 'Search flights' });
  }

  get offers(): Locator {
    return this.page.getByRole('article');
  }

  /** The flights of the confirmation, before or after. */
  flights(when: 'Before' | 'After'): Locator {
    return this.page.getByRole('group', { name: when, exact: true }).getByRole('listitem');
  }

  /** Opens the confirmation of the first flights found for a journey on another day. */
  async confirm(api: PortalApi, reference: string, { legGroup, travelDate }: { legGroup: number; travelDate: string }) {
    const wanted = { orderReference: reference, exchangeItineraries: [{ legGroup, travelDate }] };
    const { items } = await api.call<{ items: { offerId: string }[] }>(`${API}/search`, wanted);
    const [first] = items;
    if (!first) throw new Error(`no flights to exchange ${reference} for`);
    const keys = { reference, requestId: `${legGroup}.${travelDate}`, offerId: first.offerId };
    await this.page.goto(`${this.portal.origin}/flight-exchange-confirm?${new URLSearchParams(keys).toString()}`);
  }
}

function routeOf({ origin, destination }: Leg): string {
  return `${origin} – ${destination}`;
}

function dayOf(leg: Leg): string {
  return `New day, ${routeOf(leg)}`;
}
