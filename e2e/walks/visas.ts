import type { APIRequestContext } from '@playwright/test';

import { daysAhead } from '../stack/days';
import { expect } from '../stack/fixtures';
import { sessionOf } from '../stack/session';
import { applied, drafted } from '../stack/visas';
import type { Walk } from './walk';

/** From the search form and a draft to a submitted application: its page with its dialogs, the list and the documents. */
export async function walkVisas(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page } = walk;
  const api = await sessionOf(request, walk.portal);
  const submitted = await applied(api, { applicants: 2 });
  const { referenceId: draft, product } = await drafted(api);
  await walk.load('/searchpad/visa');
  await walk.look('visa search');
  const place = { nationality: 'BD', residency: 'AE', purpose: 'tourist', travelDate: daysAhead(90) };
  const search = new URLSearchParams({ destination: product.destination, ...place });
  await walk.load(`/visa-search-result?${search.toString()}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await walk.look('visas of a country');
  await walk.load(`/visa-booking?orderReference=${draft}`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await walk.look('form of a visa application');
  await walk.load(`/visa-booking/success/${submitted}`);
  await walk.look('a submitted visa application');

  await walk.load('/visa-myapplications');
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('visa applications');
  await walk.load(`/visa-order?orderReference=${draft}`);
  await walk.look('a draft of a visa application');
  await walk.load(`/visa-order?orderReference=${submitted}`);
  await walk.look('a visa application');
  await walk.lookInto(walk.button('History'), page.getByRole('dialog'), 'history of a visa application');
  await walk.load(`/visa-print-preview?orderReference=${submitted}`);
  await walk.look('documents of a visa application');
}
