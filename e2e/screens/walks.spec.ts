import type { Browser, APIRequestContext, Page } from '@playwright/test';

import { test } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import { signedIn } from '../stack/session';
import { officeOpens } from '../stack/world';
import { walkEntrance } from '../walks/entrance';
import { walkFares } from '../walks/fares';
import { walkHotels } from '../walks/hotels';
import { walkDeposits } from '../walks/money';
import { walkOrder, walkPair, walkProposal, walkResults, walkSearch } from '../walks/sale';
import { walkVisas } from '../walks/visas';
import { Walk } from '../walks/walk';
import { EVERYBODY, picture } from './camera';

/** A walk that takes a picture of each screen instead of testing it. */
class PictureWalk extends Walk {
  private taken = 0;

  constructor(
    page: Page,
    portal: Portal,
    private readonly folder: string,
  ) {
    super(page, portal);
  }

  override async look(screen: string): Promise<void> {
    this.taken += 1;
    const number = String(this.taken).padStart(2, '0');
    const name = screen.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, '');
    await picture(this.page, `${this.folder}/${number}-${name}`);
  }
}

interface Tools {
  browser: Browser;
  request: APIRequestContext;
}

/** The walks of the accessibility tests, by the folder of their pictures. */
const WALKS: Record<string, (walk: PictureWalk, tools: Tools) => Promise<void>> = {
  entrance: walkEntrance,
  search: walkSearch,
  results: (walk, { request }) => walkResults(walk, request),
  proposal: async (walk, { browser, request }) => {
    await walkResults(walk, request);
    await walkProposal(walk, browser);
  },
  pair: walkPair,
  order: walkOrder,
  deposits: walkDeposits,
  hotels: (walk, { request }) => walkHotels(walk, request),
  fares: (walk, { request }) => walkFares(walk, request),
  visas: (walk, { request }) => walkVisas(walk, request),
};

for (const { portal, name, colorScheme } of EVERYBODY) {
  test.describe(name, () => {
    test.use({ colorScheme });

    for (const [walk, take] of Object.entries(WALKS)) {
      test(`${name}: pictures of every screen on the walk "${walk}"`, async ({ page, browser, request, complaints }) => {
        complaints.expect(/40[0134]|409/);
        await officeOpens(request, 'Asia/Dubai');
        if (walk !== 'entrance') await signedIn(page, request, portal);
        await take(new PictureWalk(page, portal, `walks/${name}-${walk}`), { browser, request });
      });
    }
  });
}
