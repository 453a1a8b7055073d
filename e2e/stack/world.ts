import type { APIRequestContext } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';
import type { Portal } from './portals';
import { forgetSessions } from './session';

/** Tells the sandbox suppliers what to do next, as a supplier's bad day would. */
export async function force(request: APIRequestContext, outcome: Record<string, unknown>): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/world`, { data: outcome });
  if (!answer.ok()) throw new Error(`the sandbox refused ${JSON.stringify(outcome)}: ${answer.status()}`);
}

/** Lets a supplier, or all of them, fail, hang or work. */
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

/** An airline moves the first flight of a record, to so many minutes after its plan. */
export async function moveFlight(request: APIRequestContext, pnr: string, minutes: number): Promise<void> {
  const moved = await request.post(`${BACKEND_ADMIN}/dev/world/reschedule`, { data: { pnr, minutes } });
  if (!moved.ok()) throw new Error(`the first flight of ${pnr} was not moved: ${moved.status()}`);
}

/** The same of an order's record, and operations have it asked. */
export async function reschedule(
  request: APIRequestContext,
  portal: Portal,
  order: { reference: string; pnr: string },
  minutes: number,
): Promise<void> {
  await moveFlight(request, order.pnr, minutes);
  const asked = await request.post(`${BACKEND_ADMIN}/orders/${portal.tenant}/${order.reference}/flights`);
  if (!asked.ok()) throw new Error(`the flights of ${order.reference} were not asked for: ${asked.status()}`);
}

/** Moves the virtual clock forward. */
export async function advance(request: APIRequestContext, seconds: number): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/clock`, { data: { advanceSeconds: seconds } });
  if (!answer.ok()) throw new Error(`the clock refused: ${answer.status()}`);
}

/** The time by the server's clock. It is ahead of the browser's once a test has moved it. */
export async function serverNow(request: APIRequestContext): Promise<Date> {
  const clock = (await (await request.get(`${BACKEND_ADMIN}/dev/clock`)).json()) as { now: string };
  return new Date(clock.now);
}

/** Longer than a test takes. */
const A_TEST_SECONDS = 600;

/** Leaves the last hour of a portal's day, in which its office voids no tickets any more, and the minutes in which a test would come into it. */
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
