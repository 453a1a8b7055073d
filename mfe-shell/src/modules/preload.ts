import { createContext } from 'react';

import type { Place } from '../app/route-table';
import type { PageLoader } from './page-loader';

/** Fetches the page at an address ahead of time; what fails is fetched again when the page is opened. */
export type Preload = (pathname: string) => Promise<void>;

/** How navigation asks for a page someone is about to open. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());

/** Nothing is fetched ahead for who saves data. */
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
