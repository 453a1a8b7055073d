import { problemOf } from '@jetway/kit-api';

import type { SearchFault } from '../../shared/search-form/state/searchpad.model';

/** What the server finds wrong with a search, as the form says it. */
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
  /** Key under `searchpad.errors`; where the form has no words for it, the server's stand. */
  key: SearchFault | undefined;
  detail: string;
}

/** Why a search was refused, each reason once; none when it failed otherwise. */
export function refusalsOf(error: unknown): Refusal[] {
  const found = new Map<string, Refusal>();
  for (const { pointer, code, detail } of problemOf(error)?.errors ?? []) {
    const key = code === 'date.order' && pointer.endsWith('/returnDate') ? 'returnOrder' : SAID[code];
    found.set(key ?? detail, { key, detail });
  }
  return [...found.values()];
}
