import { textKey } from '../storage';

/** Stored state by reducer path, as of the last visit. */
export type KeptState = Record<string, unknown>;

const stateKey = textKey('state.v1');

/**
 * Never stored: the session (its token has its own key), server data, and everything of one search or booking: results, the
 * two lists of a domestic return, per-itinerary actions, travellers, imported queues, a package search. Matched against the
 * reducer path.
 */
export const NEVER_STORED: readonly RegExp[] = [
  /^session$/,
  /^api$/,
  /booking/i,
  /result/i,
  /two-?one-?way/i,
  /itinerary-?actions/i,
  /queue-?share/i,
  /package-?search/i,
];

/** The part of the state that may be stored. */
export function storable(state: object): KeptState {
  return Object.fromEntries(Object.entries(state).filter(([path]) => !NEVER_STORED.some((never) => never.test(path))));
}

/** Stores the state as base64 of gzip. */
export async function keepState(state: object): Promise<void> {
  const bytes = await through(JSON.stringify(storable(state)), new CompressionStream('gzip'));
  stateKey.write(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
}

/** The stored state; empty when absent or unreadable. */
export async function keptState(): Promise<KeptState> {
  const text = stateKey.read();
  if (!text) return {};
  try {
    const packed = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('gzip'));
    return storable(JSON.parse(new TextDecoder().decode(bytes)) as object);
  } catch {
    stateKey.remove();
    return {};
  }
}

/** Removes the stored state, so that the next user of this browser starts with none. */
export function forgetState(): void {
  stateKey.remove();
}

async function through(data: BodyInit, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const packed = new Response(data).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(packed ?? null).arrayBuffer());
}
