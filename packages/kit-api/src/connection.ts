/** What the api needs from its surroundings; the store carries it as the thunk's extra argument. */
export interface ApiConnection {
  /** Session token in the store's state, or null when nobody is signed in. */
  token(state: unknown): string | null;
  /** Id of this browser: made once, kept, sent with authentication calls. */
  deviceId(): string;
  /** base64url JSON of browser, system and screen; sent with the user-context call. */
  deviceInfo(): string;
  /** Release set the page was composed with, so that edge and backend can tell an old tab. */
  releaseSetId(): string;
  newIdempotencyKey(): string;
  /** Resolves after the wait, rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Type guard for the thunk's extra argument. */
export function isConnection(extra: unknown): extra is ApiConnection {
  return typeof extra === 'object' && extra !== null && 'token' in extra && 'deviceId' in extra;
}
