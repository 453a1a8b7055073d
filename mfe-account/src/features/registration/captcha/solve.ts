import type { CaptchaTask } from '@jetway/kit-api/registration';

/** Hashes computed per batch, so that awaiting them does not take longer than computing them. */
const AT_ONCE = 512;

/**
 * Finds the number whose digits after the salt hash to the challenge, and encodes the answer for the service.
 * Null when there is none below the bound or the browser cannot hash. Source: ALTCHA, protocol version 1.
 */
export async function solve({ algorithm, challenge, maxNumber, salt, signature }: CaptchaTask): Promise<string | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return null;
  const encoder = new TextEncoder();
  const fits = async (number: number) =>
    hex(await subtle.digest(algorithm, encoder.encode(`${salt}${number}`))) === challenge;
  for (let first = 0; first <= maxNumber; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, maxNumber - first + 1) }, (_, at) => first + at);
    const found = (await Promise.all(numbers.map(fits))).indexOf(true);
    if (found >= 0) return btoa(JSON.stringify({ algorithm, challenge, number: first + found, salt, signature }));
  }
  return null;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
