import type { Order } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { segment } from '../../../shared/testing/flights';
import { order } from '../../../shared/testing/orders';
import { calls, issued, open, openWith, serve } from '../testing/open-order';

const ACCEPT = '/api/order/v1/Schedule/AcceptScheduleChange';
const { origin, destination } = segment();
const later = segment({
  origin: { ...origin, local: '2026-12-01T10:35', utc: '2026-12-01T06:35:00Z' },
  destination: { ...destination, local: '2026-12-01T17:35', utc: '2026-12-01T11:35:00Z' },
});
const moved = (actions: Order['actions']) =>
  order({
    ...issued,
    segments: [segment()],
    actions,
    scheduleChange: { noticedAt: '2026-11-25T08:00:00Z', segments: [later] },
  });

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it('shows the times as sold and as they are now, and accepts them', async () => {
  const asked: unknown[] = [];
  serve(moved(['acceptSchedule']));
  calls.server.use(
    http.post(ACCEPT, async ({ request }) => {
      asked.push(await request.json());
      serve(order({ ...issued, segments: [later] }));
      return HttpResponse.json(order({ ...issued, segments: [later] }));
    }),
  );
  await open();
  expect(await screen.findByText('The airline changed the flight times')).toBeInTheDocument();
  expect(screen.getByText('As sold').parentElement).toHaveTextContent(/09:00.*16:00/);
  expect(screen.getByText('Now').parentElement).toHaveTextContent(/10:35/);
  await press('Accept the new times');
  await waitFor(() => expect(screen.queryByText('The airline changed the flight times')).toBeNull());
  expect(asked).toEqual([{ orderReference: 'DMO2611-00001A', noticedAt: '2026-11-25T08:00:00Z' }]);
});

it('says when the times were not accepted', async () => {
  serve(moved(['acceptSchedule']));
  calls.server.use(
    http.post(ACCEPT, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'changed', status: 409, code: 'record.changed' },
        { status: 409 },
      ),
    ),
  );
  await open();
  await press('Accept the new times');
  expect(await screen.findByText('The new times were not accepted')).toBeInTheDocument();
});

it('shows them to users who may not accept them', async () => {
  serve(moved([]));
  await openWith([211]);
  expect(await screen.findByText('The airline changed the flight times')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept the new times' })).toBeNull();
});
