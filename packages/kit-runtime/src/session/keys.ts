import { textKey } from '../storage';

export const tokenKey = textKey('token');
const deviceKey = textKey('device-id');

/** This browser's id: created on first use, kept permanently. */
export function getDeviceId(): string {
  const known = deviceKey.read();
  if (known) return known;
  const fresh = crypto.randomUUID();
  deviceKey.write(fresh);
  return fresh;
}
