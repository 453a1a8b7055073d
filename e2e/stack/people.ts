import { expect } from '@playwright/test';

import type { PortalApi } from './api';
import type { Agent } from './portals';
import { FALCON } from './portals';

/** Somebody an owner at Falcon has just invited, and their phone. */
export async function invited(api: PortalApi, owner: Agent = FALCON.owner): Promise<{ email: string; phone: string }> {
  await api.signIn(owner);
  const now = String(Date.now());
  const [email, phone] = [`keys-${now}@desertrose.test`, `+97150${now.slice(-7)}`];
  const form = { firstName: 'Noor', lastName: 'Keys', email, phone, role: 'viewer', functionalities: [202, 211, 223], active: true };
  expect((await api.post('/api/customer/v1/CompanySettings/createstaff', form)).ok()).toBe(true);
  return { email, phone };
}
