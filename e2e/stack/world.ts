import type { APIRequestContext } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';
import type { Portal } from './portals';
import { forgetSessions } from './session';

/** Sets the next outcome of the sandbox suppliers, such as a refusal. */
export async function force(request: APIRequestContext, outcome: Record<string, unknown>): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/world`, { data: outcome });
  if (!answer.ok()) throw new Error(`the sandbox refused ${JSON.stringify(outcome)}: ${answer.status()}`);
}

/** Makes one supplier, or all of them, fail, hang or work. */
export async function suppliers(
  request: APIRequestContext,
  conduct: 'works' | 'fails' | 'hangs',
  supplier?: string,
): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/world/suppliers`, {
    data: { conduct, ...(supplier ? { supplier } : {}) },
  });
  if (!answer.ok()) throw new Error(`the sandbox refused ${conduct} for ${supplier ?? 'all'}: ${answer.status()}`);
}

/** The airline moves the first flight of a record to that many minutes after its schedule. */
export async function moveFlight(request: APIRequestContext, pnr: string, minutes: number): Promise<void> {
  const moved = await request.post(`${BACKEND_ADMIN}/dev/world/reschedule`, { data: { pnr, minutes } });
  if (!moved.ok()) throw new Error(`the first flight of ${pnr} was not moved: ${moved.status()}`);
}

/** The same for an order's record; operations then trigger a check of its schedule. */
export async function reschedule(
  request: APIRequestContext,
  portal: Portal,
  order: { reference: string; pnr: string },
  minutes: number,
): Promise<void> {
  await moveFlight(request, order.pnr, minutes);
  const asked = await request.post(`${BACKEND_ADMIN}/orders/${portal.tenant}/${order.reference}/flights`);
  if (!asked.ok()) throw new Error(`the schedule of ${order.reference} was not checked: ${asked.status()}`);
}

/** Moves the virtual clock forward. */
export async function advance(request: APIRequestContext, seconds: number): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/clock`, { data: { advanceSeconds: seconds } });
  if (!answer.ok()) throw new Error(`the clock refused: ${answer.status()}`);
}

/** The server's time. It is ahead of the browser's once a test has moved it. */
export async function serverNow(request: APIRequestContext): Promise<Date> {
  const clock = (await (await request.get(`${BACKEND_ADMIN}/dev/clock`)).json()) as { now: string };
  return new Date(clock.now);
}

/** Longer than a test takes. */
const A_TEST_SECONDS = 600;

/** Moves the clock out of the last hour of a portal's day, in which tickets can no longer be voided, and out of the minutes in which a test would run into it. */
export async function officeOpens(request: APIRequestContext, timeZone: string): Promise<void> {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  const [hours = 0, minutes = 0, seconds = 0] = time
    .format(await serverNow(request))
    .split(':')
    .map(Number);
  const left = 24 * 3600 - (hours * 3600 + minutes * 60 + seconds);
  if (left > 3600 + A_TEST_SECONDS) return;
  await advance(request, left);
  forgetSessions();
}
