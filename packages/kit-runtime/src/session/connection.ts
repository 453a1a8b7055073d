import type { ApiConnection } from '@jetway/kit-api';

import { boot } from '../boot';
import { describeDevice, encodeDeviceInfo } from './device-info';
import { getDeviceId } from './keys';
import type { SessionState } from './session.slice';
import { selectCallToken } from './session.slice';

/** Resolves after the wait; rejects as soon as the call is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** The API's connection in a browser. */
export function browserConnection(): ApiConnection {
  return {
    token: (state) => selectCallToken(state as { session: SessionState }),
    deviceId: getDeviceId,
    deviceInfo: () =>
      encodeDeviceInfo(describeDevice(navigator.userAgent, window.screen, new Intl.DateTimeFormat().resolvedOptions())),
    releaseSetId: () => boot().releases.setId,
    newIdempotencyKey: () => crypto.randomUUID(),
    wait,
  };
}
