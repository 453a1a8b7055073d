import type { APIRequestContext } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';

interface Message {
  to: string;
  subject: string;
  body: string;
  createdAt: string;
}

/** The newest six-digit code mailed to an address. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(`${BACKEND_ADMIN}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await answer.json()) as { items: Message[] };
  const mine = items.filter((message) => message.to === address).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const code = mine[0]?.body.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code was mailed to ${address}`);
  return code;
}
