import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';
import type { Portal } from './portals';

interface Filed {
  id: string;
  reference: string;
  form: Record<string, unknown>;
}

/** The application with a reference, as an operator finds it. */
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

/** Asks an agency about its papers; the question stands in its company settings. */
export async function remarkOnPapers(request: APIRequestContext, { tenant }: Portal, agencyId: string, remark: string): Promise<void> {
  const answer = await request.post(`${BACKEND_ADMIN}/agencies/${tenant}/${agencyId}/kyc-remarks`, { data: { authorName: 'Nadia', remark } });
  expect(answer.ok()).toBe(true);
}
