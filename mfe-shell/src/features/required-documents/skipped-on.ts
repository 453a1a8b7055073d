import { legacyKey } from '@jetway/kit-runtime';

/** When this browser put the question off last. The spelling is the portal's own. */
const key = legacyKey('skipedOn');

export const skippedOn = {
  /** Milliseconds since 1970; null when it never did, or the note cannot be read. */
  read: (): number | null => {
    const at = Date.parse(key.read() ?? '');
    return Number.isNaN(at) ? null : at;
  },
  write: (at: number) => key.write(new Date(at).toISOString()),
  forget: () => key.remove(),
};
