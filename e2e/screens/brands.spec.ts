import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { ResultsPage } from '../pages/results.page';
import type { PortalApi } from '../stack/api';
import { expect, test } from '../stack/fixtures';
import { issued } from '../stack/orders';
import type { Order } from '../stack/orders';
import { ALL_PORTALS } from '../stack/portals';
import type { Portal } from '../stack/portals';
import { sessionOf, signedIn } from '../stack/session';
import { fileOf, picture, widthsOf } from './camera';

interface Visit {
  page: Page;
  portal: Portal;
  api: PortalApi;
  order: Order;
}

/** Pages taken at every brand. */
const PAGES: Record<string, (visit: Visit) => Promise<unknown>> = {
  home: async ({ page, portal }) => {
    await page.goto(`${portal.origin}/`);
    await expect(page.getByRole('heading').first()).toBeVisible();
  },
  itinerary: async ({ page, portal, api, order: { reference } }) => {
    const path = `/api/order/v1/Itinerary/ShareItinerary?orderReference=${reference}`;
    const link = await api.call<{ path: string }>(path, { withPrices: false });
    await page.goto(`${portal.origin}${link.path}`);
    await expect(page.getByRole('article')).toContainText(reference);
  },
  search: async ({ page, portal }) => {
    await page.goto(`${portal.origin}/searchpad`);
    await expect(page.getByRole('form').first()).toBeVisible();
  },
  results: ({ page, portal }) => new ResultsPage(page, portal).arrive(),
  order: async ({ page, portal, order: { reference } }) => {
    await page.goto(`${portal.origin}/flight-order?reference=${reference}`);
    await expect(page.getByText(reference).first()).toBeVisible();
  },
};
/** Pages for visitors who are not signed in. */
const PUBLIC = ['home', 'itinerary'];

/** The width of each brand in the combined pictures, in pixels. */
const COLUMN = 480;

const nameOf = ({ tenant }: Portal, screen: string) => `brands/${tenant.replace('_default', 'jetway')}-${screen}`;

test('pictures of five brands, and of all side by side', async ({ browser, request }) => {
  for (const portal of ALL_PORTALS) {
    const api = await sessionOf(request, portal);
    // Each run uses another travel date, since booking changes the fares of a flight.
    const order = await issued(api, { nth: new Date().getMinutes() });
    for (const [screen, arrive] of Object.entries(PAGES)) {
      const page = await browser.newPage();
      if (!PUBLIC.includes(screen)) await signedIn(page, request, portal);
      await picture(page, nameOf(portal, screen), { arrive: () => arrive({ page, portal, api, order }) });
      await page.close();
    }
  }
  const sheet = await browser.newPage({ viewport: { width: ALL_PORTALS.length * COLUMN, height: 600 } });
  for (const screen of Object.keys(PAGES)) {
    for (const width of widthsOf(`brands/all-${screen}`)) {
      const columns = ALL_PORTALS.map((portal) => readFileSync(fileOf(nameOf(portal, screen), width), 'base64'));
      const images = columns.map((file) => `<img width="${COLUMN}" src="data:image/jpeg;base64,${file}">`);
      await sheet.setContent(`<body style="margin:0;display:flex;align-items:start">${images.join('')}`);
      await sheet.screenshot({ path: fileOf(`brands/all-${screen}`, width), fullPage: true });
    }
  }
});
