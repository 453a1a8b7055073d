import type { ApiConnection } from './connection';

/** A connection without a browser, for tests of this package. */
export function stubConnection(replace: Partial<ApiConnection>): ApiConnection {
  let keys = 0;
  return {
    token: () => null,
    deviceId: () => 'device-1',
    deviceInfo: () => 'info-1',
    releaseSetId: () => 'set-1',
    newIdempotencyKey: () => `key-${(keys += 1)}`,
    wait: () => Promise.resolve(),
    ...replace,
  };
}
