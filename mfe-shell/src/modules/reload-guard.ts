import { jsonKey } from '@jetway/kit-runtime';

/** Maximum number of reloads for a failing page. */
export const MAX_RELOADS = 10;

const countKey = jsonKey<number>('load-failure-reloads', 1);

/** The page; tests replace its reload. */
export const page = { reload: () => window.location.reload() };

/** Reloads the page for a module that fails to load, up to ten times; returns whether it did. */
export function reloadWithinLimit(): boolean {
  const count = countKey.read() ?? 0;
  if (count >= MAX_RELOADS) return false;
  countKey.write(count + 1);
  page.reload();
  return true;
}

/** Resets the count after a module has loaded. */
export function forgetReloads(): void {
  countKey.remove();
}
