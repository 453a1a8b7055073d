import type { Notifications } from '@jetway/kit-api/orders';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import arabic from '../../../../locales/ar/bell.json';
import english from '../../../../locales/en/bell.json';
import { Bell } from './bell';
import { unread } from './bell.model';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
beforeEach(() => localStorage.clear());
afterEach(calls.reset);
afterAll(calls.stop);

const news: Notifications = {
  items: [
    { orderReference: 'FA1', kind: 'limitNear', at: '2099-01-01T00:00:00Z', text: '' },
    { orderReference: 'FA2', kind: 'issued', at: '2026-11-26T10:00:00Z', text: '' },
    { orderReference: 'FAH3', kind: 'booked', at: '2026-11-26T08:00:00Z', text: '' },
  ],
  deposits: [{ depositRef: 'D1', status: 'approved', at: '2026-11-26T09:00:00Z', text: '' }],
  groupRequests: [{ referenceId: 'GR1', kind: 'quoted', at: '2026-11-26T07:00:00Z', text: '' }],
  holidayRequests: [{ requestReference: 'HR1', kind: 'message', at: '2026-11-26T06:00:00Z', text: '' }],
};

it('counts events until they are seen, and deadlines until they have passed', () => {
  expect(unread(news, '')).toBe(6);
  expect(unread(news, '2026-11-26T09:00:00Z')).toBe(2);
  expect(unread(news, '2026-11-26T10:00:00Z')).toBe(1);
  expect(unread(undefined, '')).toBe(0);
});

it('opens the notifications, each leading to its order, deposit or request, and counts only what is new afterwards', async () => {
  calls.server.use(http.get('/api/order/v1/GetNotifications', () => HttpResponse.json(news)));
  const { unmount } = await renderWithPortal(<Bell />, {});
  expect(await screen.findByText('6')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: 'FA2' })).toHaveAttribute('href', '/flight-order?reference=FA2');
  const hotel = await screen.findByRole('link', { name: 'FAH3' });
  expect(hotel).toHaveAttribute('href', '/hotel-bookings/FAH3');
  expect(screen.getByRole('link', { name: 'D1' })).toHaveAttribute('href', '/deposit-list?deposit=D1');
  expect(screen.getByRole('link', { name: 'GR1' })).toHaveAttribute('href', '/group-requests/GR1');
  expect(screen.getByRole('link', { name: 'HR1' })).toHaveAttribute('href', '/holiday-requests/HR1');
  unmount();
  await renderWithPortal(<Bell />, {});
  expect(await screen.findByText('1')).toBeInTheDocument();
});

it('says that there are none, and retries after a failure', async () => {
  let isDown = true;
  calls.server.use(
    http.get('/api/order/v1/GetNotifications', () =>
      isDown
        ? HttpResponse.json({ code: 'server.error' }, { status: 500 })
        : HttpResponse.json({ items: [], deposits: [], groupRequests: [], holidayRequests: [] }),
    ),
  );
  await renderWithPortal(<Bell />, {});
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('bell.failed')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('bell.nothing')).toBeInTheDocument();
});

it('has every text in every language', () => {
  const keys = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value as object).map((inner) => `${key}.${inner}`) : [key.replace(/_.*$/, '')],
    );
  expect([...new Set(keys(arabic))].sort()).toEqual([...new Set(keys(english))].sort());
});
