import type { GroupAction } from '@jetway/kit-api/fares';

/** What a dialog of the page is about. Names are edited in their card, documents are saved from theirs. */
export type Opened = Exclude<GroupAction, 'names' | 'changeName' | 'manifest' | 'print'>;
