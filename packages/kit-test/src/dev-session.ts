/** How a standalone module runs; read from the address once and kept for the tab. */
export interface DevSession {
  /** Functionality codes of the user; an empty list allows everything. */
  codes: number[];
  signedIn: boolean;
  /** `live`: calls go through the dev server to a running portal. */
  api: 'mocked' | 'live';
}

const KEPT = 'jetway.dev-session';

/**
 * `?codes=202,223` signs in a user with these functionality codes, `?codes=all` with all of them, `?codes=guest` no one.
 * Later pages of the tab keep the choice.
 */
export function devSession(search: string, api: DevSession['api']): DevSession {
  const asked = new URLSearchParams(search).get('codes');
  if (asked !== null) sessionStorage.setItem(KEPT, asked);
  const codes = asked ?? sessionStorage.getItem(KEPT) ?? 'all';
  return {
    api,
    signedIn: codes !== 'guest',
    codes: codes
      .split(',')
      .map(Number)
      .filter((code) => Number.isInteger(code) && code > 0),
  };
}
