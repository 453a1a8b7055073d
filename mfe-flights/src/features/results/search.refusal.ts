import { problemOf } from '@jetway/kit-api';

import type { SearchFault } from '../../shared/search-form/state/searchpad.model';

/** The server's search errors, as errors of the form. */
const SAID: Partial<Record<string, SearchFault>> = {
  'date.past': 'datePast',
  'date.tooFar': 'dateFar',
  'date.order': 'dateOrder',
  'route.same': 'sameCity',
  'passengers.none': 'nobody',
  'passengers.tooMany': 'seats',
  'infants.ratio': 'infants',
  'age.missing': 'ageMissing',
  'age.child': 'ageMissing',
};

export interface Refusal {
  /** Key below `searchpad.errors`; without one, the server's text is shown. */
  key: SearchFault | undefined;
  detail: string;
}

/** The reasons of a refused search, each once; empty when it failed otherwise. */
export function refusalsOf(error: unknown): Refusal[] {
  const found = new Map<string, Refusal>();
  for (const { pointer, code, detail } of problemOf(error)?.errors ?? []) {
    const key = code === 'date.order' && pointer.endsWith('/returnDate') ? 'returnOrder' : SAID[code];
    found.set(key ?? detail, { key, detail });
  }
  return [...found.values()];
}
