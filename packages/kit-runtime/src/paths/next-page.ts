/**
 * The page that an address names to open after signing in. Null when it names none, or anything but a path of this portal, so
 * that no link leads from the sign-in to another site.
 * @param search query of the sign-in address
 */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const [path = ''] = next.split(/[?#]/);
  // Browsers read two slashes, a backslash among them or characters dropped between them, as the start of a host.
  return path.startsWith('/') && !/\/\/|[\\\s]/.test(path) ? next : null;
}
