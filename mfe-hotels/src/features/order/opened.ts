import type { HotelAction } from '@jetway/kit-api/hotels';

/** The dialogs of the page. Printing has its own page. */
export type Opened = Exclude<HotelAction, 'print'>;
