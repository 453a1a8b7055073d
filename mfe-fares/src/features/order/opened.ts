import type { GroupAction } from '@jetway/kit-api/fares';

/** The dialogs of the page. Names are edited in their card, documents are downloaded from theirs. */
export type Opened = Exclude<GroupAction, 'names' | 'changeName' | 'manifest' | 'print'>;
