import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

import { BACKEND_ADMIN } from './addresses';

interface Message {
  to: string;
  subject: string;
  body: string;
  createdAt: string;
}

/** Patterns that identify e-mails, in every language they are written in. */
export const LETTERS = {
  code: /code|رمز/i,
  newBrowser: /from a new browser|من متصفح جديد/,
  newPassword: /set a new password|تعيين كلمة مرور جديدة/,
  firstPassword: /(?:Temporary password|كلمة المرور المؤقتة): (\S+)/,
};

/** The six-digit code in the newest message to an e-mail address or phone number, once that message matches `about`. */
export async function codeFor(request: APIRequestContext, recipient: string, about = LETTERS.code): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => (code = codeIn(await newest(request, recipient), about)), `a code for ${recipient}`)
    .toBeDefined();
  return code ?? '';
}

/** The newest message to a recipient, once it matches `about`. */
export async function letterTo(request: APIRequestContext, recipient: string, about: RegExp): Promise<string> {
  await expect.poll(async () => (await newest(request, recipient))?.body, `an e-mail to ${recipient}`).toMatch(about);
  return (await newest(request, recipient))?.body ?? '';
}

/** The first password in a recipient's newest e-mail. */
export async function firstPasswordOf(request: APIRequestContext, recipient: string): Promise<string> {
  const letter = await letterTo(request, recipient, LETTERS.firstPassword);
  return LETTERS.firstPassword.exec(letter)?.[1] ?? '';
}

async function newest(request: APIRequestContext, recipient: string): Promise<Message | undefined> {
  const answer = await request.get(`${BACKEND_ADMIN}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await answer.json()) as { items: Message[] };
  const mine = items.filter((message) => message.to === recipient);
  return mine.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

function codeIn(message: Message | undefined, about: RegExp): string | undefined {
  return message && about.test(message.body) ? message.body.match(/\b\d{6}\b/)?.[0] : undefined;
}
