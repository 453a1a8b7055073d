import { createContext } from 'react';

/** Fetches the page at an address ahead of time; what fails is fetched again when the page is opened. */
export type Preload = (pathname: string) => void;

/** How navigation asks for a page someone is about to open. */
export const PreloadContext = createContext<Preload>(() => undefined);
