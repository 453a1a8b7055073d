import type { HotelAction } from '@jetway/kit-api/hotels';

/** What a dialog of the page is about. Printing has a page of its own. */
export type Opened = Exclude<HotelAction, 'print'>;
