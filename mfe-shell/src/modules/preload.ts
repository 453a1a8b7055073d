import { createContext } from 'react';

import type { Place } from '../app/route-table';
import type { PageLoader } from './page-loader';

/** Prefetches the page at an address; a failed one is loaded again when it is opened. */
export type Preload = (pathname: string) => Promise<void>;

/** How the navigation prefetches a page the user is about to open. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());

/** Prefetches nothing when the user saves data. */
export function createPreload(places: readonly Place[], loadPage: PageLoader): Preload {
  return async (pathname) => {
    const place = places.find(({ route }) => route.path === pathname);
    if (!place || savesData()) return;
    await loadPage(place).catch((error: unknown) => console.info('not fetched ahead', error));
  };
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
