import type { NavEntry } from '@jetway/kit-runtime';

import type { Place } from '../../../app/route-table';

/** More than these are fetched by nobody's wish. */
const AT_MOST = 6;

/**
 * Pages someone at an address is likely to open next: first those of the same module, for a journey stays within it, then
 * those the navigation offers. Only what the person may use and what has an address of its own.
 */
export function pagesAhead(pathname: string, places: readonly Place[], nav: readonly NavEntry[], can: (feature: number) => boolean): string[] {
  const here = places.find(({ route }) => route.path === pathname);
  const own = places.filter((place) => place.moduleId === here?.moduleId && place.route.layout !== 'public');
  const offered = nav.flatMap((entry) => places.filter(({ route }) => route.path === entry.path));
  const wanted = [...own, ...offered]
    .filter(({ route }) => route.feature === undefined || can(route.feature))
    .map(({ route }) => route.path)
    .filter((path) => path !== pathname && !path.includes(':'));
  return [...new Set(wanted)].slice(0, AT_MOST);
}
