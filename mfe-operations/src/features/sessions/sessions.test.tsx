import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { OpenSession } from '../../api/endpoints/session';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { browserName } from './browser-name';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0';

const session = (sessionId: string, browser: string, isCurrent: boolean): OpenSession => ({
  sessionId,
  browser,
  isCurrent,
  signedInAt: '2026-11-26T08:00:00Z',
  seenAt: '2026-11-26T09:00:00Z',
  expiresAt: '2026-11-26T16:00:00Z',
});

let open: OpenSession[] = [];
const calls = testServer(
  operatorHandler({ recoveryCodesLeft: 2 }),
  http.get(`${CALLS}/Session/Load`, () => HttpResponse.json({ items: open })),
  http.post(`${CALLS}/Session/Revoke`, async ({ request }) => {
    const { sessionId } = (await request.json()) as { sessionId: string };
    open = open.filter((one) => one.sessionId !== sessionId);
    return HttpResponse.json({ ended: true });
  }),
);
beforeAll(() => {
  calls.start();
});
afterEach(calls.reset);
afterAll(calls.stop);

it('lists the sessions and ends another one after a question', async () => {
  open = [session('a', FIREFOX, true), session('b', EDGE, false)];
  renderConsole({ at: '/sessions' });
  expect((await screen.findAllByText('Firefox on Linux')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'End the session of Firefox on Linux' })).not.toBeInTheDocument();
  await press('End the session of Edge on Windows');
  await press('End session');
  await waitFor(() => expect(screen.queryByText('Edge on Windows')).not.toBeInTheDocument());
});

it('warns when few recovery codes are left', async () => {
  open = [];
  renderConsole({ at: '/sessions' });
  expect(await screen.findByText('2 recovery codes left')).toBeInTheDocument();
});

it('says why the list did not load', async () => {
  calls.server.use(http.get(`${CALLS}/Session/Load`, () => refusal(503, 'server.unavailable')));
  renderConsole({ at: '/sessions' });
  expect(await screen.findByText('The list of sessions did not load')).toBeInTheDocument();
});

it('calls browsers what people call them', () => {
  expect(browserName(FIREFOX)).toBe('Firefox on Linux');
  expect(browserName(EDGE)).toBe('Edge on Windows');
  expect(browserName('jetway-check/1')).toBe('jetway-check/1');
  expect(browserName('')).toBe('Unknown browser');
});
