import { expect, it } from 'vitest';

import { solve } from './solve';

const SALT = 'a1b2?expires=1795241700&';

async function task(number: number, maxNumber: number) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${SALT}${number}`));
  const challenge = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, maxNumber, salt: SALT, signature: 's' };
}

it('finds the number and answers with all fields the service signed (P-220)', async () => {
  const asked = await task(1_300, 2_000);
  const answer = await solve(asked);
  expect(JSON.parse(atob(answer ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: asked.challenge,
    number: 1_300,
    salt: SALT,
    signature: 's',
  });
});

it('gives up when there is no such number', async () => {
  expect(await solve(await task(50, 49))).toBeNull();
});
