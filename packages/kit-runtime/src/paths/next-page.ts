import { ACCESS_DENIED, HOME, LOGIN } from './fixed';

/** The portal has no longer addresses, and a sign-in address that contains one would be too long for a server. */
const LONGEST = 2_000;
/** No page to come back to: signing in leads away from the first two, and the third is a refusal. */
const NEVER: readonly string[] = [HOME, LOGIN, ACCESS_DENIED];

/**
 * The page that an address names to open after signing in. Null when it names none, or anything but a path of this portal, so
 * that no link leads from the sign-in to another site or back to the sign-in.
 * @param search query of the sign-in address
 */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const [path = ''] = next.split(/[?#]/);
  // Browsers read two slashes, a backslash among them or characters dropped between them, as the start of a host.
  const isOwn = path.startsWith('/') && !/\/\/|[\\\s]/.test(path) && next.length <= LONGEST;
  // Routes match without regard to case and a last slash.
  return isOwn && !NEVER.includes(path.toLowerCase().replace(/(.)\/$/, '$1')) ? next : null;
}
