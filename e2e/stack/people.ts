import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import { PortalApi } from './api';
import { firstPasswordOf } from './outbox';
import type { Agent } from './portals';
import { FALCON } from './portals';
import { sessionOf } from './session';

const DIAL_CODE = '+971';

/** A staff member just invited by an owner at Falcon, and their phone. */
export async function invited(
  request: APIRequestContext,
  owner: Agent = FALCON.owner,
): Promise<{ email: string; phone: string }> {
  const api = await sessionOf(request, FALCON, owner);
  const now = String(Date.now());
  const [email, phone] = [`keys-${now}@desertrose.test`, `${DIAL_CODE}50${now.slice(-7)}`];
  const form = {
    firstName: 'Noor',
    lastName: 'Keys',
    email,
    phone,
    role: 'viewer',
    functionalities: [202, 211, 223],
    active: true,
  };
  expect((await api.post('/api/customer/v1/CompanySettings/createstaff', form)).ok()).toBe(true);
  return { email, phone };
}

/** An invited staff member who has chosen a password and verified their phone, all through the API. */
export async function settledIn(request: APIRequestContext, owner: Agent = FALCON.owner): Promise<Agent> {
  const { email, phone } = await invited(request, owner);
  const agent = { email, password: 'Quiet-Dunes-47' };
  const api = new PortalApi(request, FALCON);
  await api.enterFirst({ email, password: await firstPasswordOf(request, email) }, agent.password);
  await api.verifyPhone(email, { dialCode: DIAL_CODE, number: phone.slice(DIAL_CODE.length) });
  return agent;
}
