import { http, HttpResponse, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { HolidayRequestRow, HolidayRequestSearch } from '../../api/endpoints/holidays';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { filtersFrom, partyOf, queryOf } from './holidays.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const ROW: HolidayRequestRow = {
  tenant: 'kestrel',
  referenceId: 'HR2611000001',
  state: 'submitted',
  agency: 'Desert Rose Travel',
  packageTitle: 'Istanbul and the Bosphorus',
  city: 'Istanbul',
  date: '2027-03-10',
  adults: 2,
  children: 1,
  createdAt: '2026-11-26T06:00:00Z',
  since: '2026-11-26T06:00:00Z',
  dueAt: '2026-11-27T06:00:00Z',
  urgency: 'amber',
};

function serve(items: readonly HolidayRequestRow[], roles: OperatorRoleName[] = ['holidays']) {
  const asked: HolidayRequestSearch[] = [];
  calls.server.use(
    operatorHandler({ roles, tenants: ['kestrel', 'heron'] }),
    http.post(`${CALLS}/Holidays/GetHolidayRequests`, async ({ request }) => {
      asked.push((await request.json()) as HolidayRequestSearch);
      return HttpResponse.json({ items, counts: { waiting: 2, quoted: 1, accepted: 0, closed: 4 } });
    }),
  );
  return asked;
}

it('lists what waits with its due time, and the keyboard goes from row to row', async () => {
  const asked = serve([ROW, { ...ROW, referenceId: 'HR2611000002', assignedTo: 'Salma Aziz' }]);
  renderConsole({ at: '/holidays' });
  const first = await screen.findByRole('link', { name: 'HR2611000001' });
  expect(first).toHaveAttribute('href', '/holidays/requests/kestrel/HR2611000001');
  expect(asked).toEqual([{ tab: 'waiting' }]);
  const row = within(first.closest('tr') ?? document.body);
  expect(row.getByText('Due soon')).toBeInTheDocument();
  expect(row.getByText('Not assigned')).toBeInTheDocument();
  expect(screen.getByText('Salma Aziz')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Waiting for us (2)' })).toBeInTheDocument();
  first.focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'HR2611000002' })).toHaveFocus();
});

it('keeps the tab, the tenant and the search in the address', async () => {
  const asked = serve([]);
  const { router } = renderConsole({ at: '/holidays?tenant=heron' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Quoted (1)' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ tab: 'quoted', tenant: 'heron' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Request' }), 'Istanbul{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ tab: 'quoted', tenant: 'heron', search: 'Istanbul' }));
  expect(router.state.location.search).toBe('?tab=quoted&tenant=heron&search=Istanbul');
  expect(await screen.findByText('No request matches these filters')).toBeInTheDocument();
});

it('shows the stage of an accepted request', async () => {
  serve([
    {
      ...ROW,
      state: 'accepted',
      quotedAmount: 'AED 5400.00',
      orderReference: 'KSP2611-00001A',
      orderStage: 'confirming',
    },
  ]);
  renderConsole({ at: '/holidays?tab=accepted' });
  expect(await screen.findByText('To confirm')).toBeInTheDocument();
});

it('says when nothing waits, and when it may not be seen', async () => {
  serve([]);
  const { unmount } = renderConsole({ at: '/holidays' });
  expect(await screen.findByText('No request is waiting')).toBeInTheDocument();
  unmount();
  calls.server.use(
    http.post(`${CALLS}/Holidays/GetHolidayRequests`, () =>
      refusal(403, 'access.denied', { params: { role: 'holidays' } }),
    ),
  );
  renderConsole({ at: '/holidays' });
  expect(await screen.findByText('You may not do this')).toBeInTheDocument();
});

it('is closed to other roles', async () => {
  serve([ROW], ['finance']);
  renderConsole({ at: '/holidays' });
  expect(await screen.findByText('This room is not yours')).toBeInTheDocument();
});

it('ignores filters that cannot be, and counts a party', () => {
  expect(queryOf(filtersFrom(new URLSearchParams('tab=x&tenant=other'), ['kestrel'])).toString()).toBe('');
  expect([partyOf(1, 0), partyOf(2, 1), partyOf(2, 3)]).toEqual([
    '1 adult',
    '2 adults, 1 child',
    '2 adults, 3 children',
  ]);
});
