import type { APIRequestContext } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';
import type { Portal } from './portals';

/** Tells the sandbox suppliers what to do next, as a supplier's bad day would. */
export async function force(request: APIRequestContext, outcome: Record<string, unknown>): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/world`, { data: outcome });
  if (!answer.ok()) throw new Error(`the sandbox refused ${JSON.stringify(outcome)}: ${answer.status()}`);
}

/** Lets a supplier, or all of them, fail, hang or work. */
export async function suppliers(request: APIRequestContext, conduct: 'works' | 'fails' | 'hangs', supplier?: string): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/world/suppliers`, { data: { conduct, ...(supplier ? { supplier } : {}) } });
  if (!answer.ok()) throw new Error(`the sandbox refused ${conduct} for ${supplier ?? 'all'}: ${answer.status()}`);
}

/** An airline moves the first flight of a record, to so many minutes after its plan. */
export async function moveFlight(request: APIRequestContext, pnr: string, minutes: number): Promise<void> {
  const moved = await request.post(`${BACKEND_ADMIN}/dev/world/reschedule`, { data: { pnr, minutes } });
  if (!moved.ok()) throw new Error(`the first flight of ${pnr} was not moved: ${moved.status()}`);
}

/** The same of an order's record, and operations have it asked. */
export async function reschedule(request: APIRequestContext, portal: Portal, order: { reference: string; pnr: string }, minutes: number): Promise<void> {
  await moveFlight(request, order.pnr, minutes);
  const asked = await request.post(`${BACKEND_ADMIN}/orders/${portal.tenant}/${order.reference}/flights`);
  if (!asked.ok()) throw new Error(`the flights of ${order.reference} were not asked for: ${asked.status()}`);
}

/** Moves the virtual clock forward. */
export async function advance(request: APIRequestContext, seconds: number): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/dev/clock`, { data: { advanceSeconds: seconds } });
  if (!answer.ok()) throw new Error(`the clock refused: ${answer.status()}`);
}

/** Leaves the last hour of a portal's day, in which its office voids no tickets any more. */
export async function officeOpens(request: APIRequestContext, timeZone: string): Promise<void> {
  const clock = (await (await request.get(`${BACKEND_ADMIN}/dev/clock`)).json()) as { now: string };
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(clock.now));
  if (hour === '23') await advance(request, 3600);
}
