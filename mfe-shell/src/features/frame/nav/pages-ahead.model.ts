import type { NavEntry } from '@jetway/kit-runtime';

import type { Place } from '../../../app/route-table';

/** Maximum number of pages prefetched without user action. */
const AT_MOST = 6;

/**
 * Pages a user is likely to open next: first those of the same module, then those of the navigation. Only pages that the user
 * may use and whose address has no parameters.
 */
export function pagesAhead(pathname: string, places: readonly Place[], nav: readonly NavEntry[], can: (feature: number) => boolean): string[] {
  const here = places.find(({ route }) => route.path === pathname);
  const own = places.filter((place) => place.moduleId === here?.moduleId && (place.route.layout ?? 'agent') === 'agent');
  const offered = nav.flatMap((entry) => places.filter(({ route }) => route.path === entry.path));
  const wanted = [...own, ...offered]
    .filter(({ route }) => route.feature === undefined || can(route.feature))
    .map(({ route }) => route.path)
    .filter((path) => path !== pathname && !path.includes(':'));
  return [...new Set(wanted)].slice(0, AT_MOST);
}
