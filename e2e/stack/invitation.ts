import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';

/** The first password that was mailed to somebody an agency has added. */
export async function firstPasswordOf(request: APIRequestContext, recipient: string): Promise<string> {
  let password: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`${BACKEND_ADMIN}/dev/outbox`, { headers: { accept: 'application/json' } });
      const { items } = (await answer.json()) as { items: { to: string; body: string }[] };
      password = items.filter(({ to }) => to === recipient).flatMap(({ body }) => /First password: (\S+)/.exec(body)?.[1] ?? [])[0];
      return password;
    }, `an invitation for ${recipient}`)
    .toBeDefined();
  return password ?? '';
}
