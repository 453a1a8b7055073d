import type { AfterSaleQueueBody, AfterSaleRow } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { asked } from '../../shared/testing/after-sale';
import { bookingModule } from '../../shared/testing/booking-module';
import { VoidsPage } from './requests.page';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const row: AfterSaleRow = {
  orderReference: 'DMO2611-00001A',
  title: 'DXB-DAC',
  leadName: 'Karim Rahman',
  request: asked(),
};

function serve(items: AfterSaleRow[]) {
  const bodies: AfterSaleQueueBody[] = [];
  calls.server.use(
    http.post('/api/postticketing/v1/void/getqueue', async ({ request }) => {
      bodies.push((await request.json()) as AfterSaleQueueBody);
      return HttpResponse.json({ items, total: items.length, page: 1, pageSize: 20, counts: { all: 3, quoted: 1 } });
    }),
  );
  return bodies;
}

const open = (at = '/void-management') =>
  renderWithPortal(<VoidsPage />, { module: bookingModule, path: '/void-management', at });

it('lists requests with their state, by tab', async () => {
  const bodies = serve([row]);
  const { router } = await open();
  expect(await screen.findByRole('link', { name: 'V-2611-00001' })).toHaveAttribute(
    'href',
    '/flight-void-details?reference=V-2611-00001',
  );
  expect(screen.getByText('Quoted')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('tab', { name: /To accept/ }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ tab: 'quoted', page: 1, pageSize: 20 }));
  expect(router.state.location.search).toBe('?tab=quoted');
});

it('says when nothing matches, and clears the filters', async () => {
  serve([]);
  const { router } = await open('/void-management?search=none');
  expect(await screen.findByText('No requests in this tab match.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('that cannot be loaded offers another try', async () => {
  calls.server.use(
    http.post('/api/postticketing/v1/void/getqueue', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  await open();
  expect(await screen.findByText('The requests could not be loaded')).toBeInTheDocument();
});
