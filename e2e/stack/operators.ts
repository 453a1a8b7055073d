import { createHmac } from 'node:crypto';

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { BACKEND_ADMIN, GATEWAY_PORT } from './addresses';
import { addressOf } from './api';
import type { Portal } from './portals';

/** Address of the operators' console. */
export const CONSOLE = `http://operations.localhost:${GATEWAY_PORT}`;

const PASSWORD = 'Quiet-Palms-47';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long a code is valid, in seconds. */
const STEP = 30;

interface Filed {
  id: string;
  reference: string;
  form: Record<string, unknown>;
}

/** Finds the application with a reference, as an operator does. */
export async function filed(request: APIRequestContext, { tenant }: Portal, reference: string): Promise<Filed> {
  const answer = await request.get(`${BACKEND_ADMIN}/applications/${tenant}?status=pending`);
  const { items } = (await answer.json()) as { items: Filed[] };
  const found = items.find((item) => item.reference === reference);
  expect(found, reference).toBeDefined();
  return found as Filed;
}

/** Approves an application, as `docs/guides/approve-an-agency.md` says. */
export async function approve(request: APIRequestContext, { tenant }: Portal, { id }: Filed): Promise<void> {
  const data = { decision: 'approve', operator: 'Nadia' };
  const answer = await request.post(`${BACKEND_ADMIN}/applications/${tenant}/${id}/decision`, { data });
  expect(answer.ok()).toBe(true);
}

/** Asks an agency about its documents; the question appears in its company settings. */
export async function remarkOnPapers(
  request: APIRequestContext,
  { tenant }: Portal,
  agencyId: string,
  remark: string,
): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/agencies/${tenant}/${agencyId}/kyc-remarks`, {
    data: { authorName: 'Nadia', remark },
  });
  expect(answer.ok()).toBe(true);
}

/** Invites an operator for Falcon through the backend's internal listener and accepts the invitation for them; returns their token. */
export async function operator(request: APIRequestContext, name: string, roles: string[]): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@house.test`;
  const invitation = { email, name, roles, tenants: ['falcon'], operator: 'Omar' };
  const invited = await request.post(`${BACKEND_ADMIN}/operators`, { data: invitation });
  if (!invited.ok()) throw new Error(`${name} was not invited: ${invited.status()} ${await invited.text()}`);
  const { token } = (await invited.json()) as { token: string };
  const { key } = await call<{ key: string }>(request, 'Invitation/Open', { token });
  const clock = (await (await request.get(`${BACKEND_ADMIN}/dev/clock`)).json()) as { now: string };
  const verificationCode = codeOf(key, Date.parse(clock.now));
  const acceptance = { token, password: PASSWORD, verificationCode };
  const accepted = await call<{ session: { token: string } }>(request, 'Invitation/Accept', acceptance);
  return accepted.session.token;
}

/** A separate browser window, in which the operator is signed in. */
export async function consoleOf(browser: Browser, token: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: CONSOLE });
  await context.addInitScript(
    ({ origin, kept }) => {
      if (location.origin === origin) localStorage.setItem('jetway.operator', kept);
    },
    { origin: CONSOLE, kept: token },
  );
  return { page: await context.newPage(), context };
}

/** Calls the operators' API as a signed-in operator. */
export function operatorCall<T>(
  request: APIRequestContext,
  token: string,
  operation: string,
  data: object,
): Promise<T> {
  return call(request, operation, data, { authorization: `Bearer ${token}` });
}

async function call<T>(
  request: APIRequestContext,
  operation: string,
  data: object,
  more: Record<string, string> = {},
): Promise<T> {
  const headers = { host: new URL(CONSOLE).host, ...more };
  const answer = await request.post(addressOf(`/api/operations/v1/${operation}`), { data, headers });
  if (!answer.ok()) throw new Error(`${operation}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The code an authenticator app shows at an instant. Source: RFC 6238 with SHA-1 and six digits. */
function codeOf(key: string, now: number): string {
  const bits = [...key.replaceAll('=', '')].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP)));
  const secret = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
