/** The API's dependencies on its host. The store passes it as the thunk's extra argument. */
export interface ApiConnection {
  /** The session token from the store, or null when signed out. */
  token(state: unknown): string | null;
  /** The browser's id: created once, stored, sent with authentication calls. */
  deviceId(): string;
  /** base64url JSON that describes browser, system and screen. Sent with the user-context call. */
  deviceInfo(): string;
  /** The release set the page was composed with, so that edge and backend recognise an outdated tab. */
  releaseSetId(): string;
  newIdempotencyKey(): string;
  /** Resolves after the wait; rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Type guard for the thunk's extra argument. */
export function isConnection(extra: unknown): extra is ApiConnection {
  return typeof extra === 'object' && extra !== null && 'token' in extra && 'deviceId' in extra;
}
