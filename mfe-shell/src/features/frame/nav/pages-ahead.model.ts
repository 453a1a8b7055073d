import type { NavEntry } from '@jetway/kit-runtime';

import type { Place } from '../../../app/route-table';

/** Maximum number of pages prefetched without user action. */
const AT_MOST = 8;

/** Maximum of the page's own module, so that a large module leaves some for the others. */
const OWN_AT_MOST = 5;

/**
 * Pages a user is likely to open next: first some of the same module, then those of the navigation. Only pages that the user
 * may use and whose address has no parameters.
 */
export function pagesAhead(
  pathname: string,
  places: readonly Place[],
  nav: readonly NavEntry[],
  can: (feature: number) => boolean,
): string[] {
  const here = places.find(({ route }) => route.path === pathname);
  const isOpen = ({ route: { path, feature } }: Place) =>
    (feature === undefined || can(feature)) && path !== pathname && !path.includes(':');
  const own = places.filter(
    (place) => place.moduleId === here?.moduleId && (place.route.layout ?? 'agent') === 'agent' && isOpen(place),
  );
  const offered = nav.flatMap((entry) => places.filter((place) => place.route.path === entry.path && isOpen(place)));
  return [...new Set([...own.slice(0, OWN_AT_MOST), ...offered].map(({ route }) => route.path))].slice(0, AT_MOST);
}
