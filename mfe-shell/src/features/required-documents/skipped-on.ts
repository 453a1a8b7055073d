import { legacyKey } from '@jetway/kit-runtime';

/** When this browser last skipped the question. The key's spelling is the portal's own. */
const key = legacyKey('skipedOn');

export const skippedOn = {
  /** Milliseconds since 1970; null when never, or unreadable. */
  read: (): number | null => {
    const at = Date.parse(key.read() ?? '');
    return Number.isNaN(at) ? null : at;
  },
  write: (at: number) => key.write(new Date(at).toISOString()),
  forget: () => key.remove(),
};
