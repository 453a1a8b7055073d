import type { HolidayAction } from '@jetway/kit-api/holidays';

/** What a dialog of the page is about. Documents are saved from their card. */
export type Opened = Exclude<HolidayAction, 'print'>;
