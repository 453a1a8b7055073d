import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { solve } from './solve';

function task(number: number, maxNumber: number) {
  const salt = 'a1b2?expires=1795241700&';
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxNumber, salt, signature: 's' };
}

it('finds the number and answers with everything the service signed (P-220)', async () => {
  const asked = task(1_300, 2_000);
  const answer = await solve(asked);
  expect(JSON.parse(atob(answer ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: asked.challenge,
    number: 1_300,
    salt: asked.salt,
    signature: 's',
  });
});

it('gives up where there is no number, and where the browser cannot hash', async () => {
  expect(await solve(task(50, 49))).toBeNull();
});
