import { http, HttpResponse, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { QueueItem } from '../api/endpoints/queue';
import { operatorHandler, renderConsole } from '../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  vi.useRealTimers();
});
afterAll(calls.stop);

const API = '*/api/operations/v1';

const deposit = (tenant: string, subject: string): QueueItem => ({
  tenant,
  kind: 'deposit',
  subject,
  title: 'AED 500.00',
  since: '2026-11-26T08:00:00Z',
  dueAt: '2026-11-26T12:00:00Z',
  urgency: 'red',
  canDecide: true,
});

/** Two tenants have a deposit of the same number. */
function serve() {
  const asked: string[] = [];
  const items = [deposit('falcon', 'DP1'), deposit('heron', 'DP1'), deposit('falcon', 'DP2')];
  calls.server.use(
    operatorHandler({ roles: ['finance'], tenants: ['falcon', 'heron'] }),
    http.get(`${API}/Queue/Load`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ items });
    }),
    http.post(`${API}/Deposit/View`, () => new HttpResponse(null, { status: 500 })),
  );
  return asked;
}

it('leads to the next item after the one of this address, not after one with the same number', async () => {
  serve();
  const { router } = renderConsole({ at: '/deposits/heron/DP1' });
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/deposits/falcon/DP2');
  await router.navigate('/deposits/falcon/DP2');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/deposits/falcon/DP1'),
  );
});

it('reads the queue again for a case that is opened later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = serve();
  const { router } = renderConsole({ at: '/deposits/falcon/DP1' });
  await screen.findByRole('link', { name: 'Next' });
  vi.setSystemTime(Date.now() + 31_000);
  await router.navigate('/deposits/heron/DP1');
  await waitFor(() => expect(asked).toHaveLength(2));
});
