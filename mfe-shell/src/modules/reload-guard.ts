import { jsonKey } from '@jetway/kit-runtime';

/** Reloads a broken page may cause before it stays as it is. */
export const MAX_RELOADS = 10;

const countKey = jsonKey<number>('load-failure-reloads', 1);

/** The page as a whole; a test puts its own reload here. */
export const page = { reload: () => window.location.reload() };

/** Reloads the page for a module that cannot be fetched, ten times at most; says whether it did. */
export function reloadWithinLimit(): boolean {
  const count = countKey.read() ?? 0;
  if (count >= MAX_RELOADS) return false;
  countKey.write(count + 1);
  page.reload();
  return true;
}

/** A module arrived: the count starts afresh. */
export function forgetReloads(): void {
  countKey.remove();
}
