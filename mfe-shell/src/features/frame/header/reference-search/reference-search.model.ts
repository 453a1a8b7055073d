import type { SearchBarMatch, SearchBarResponse } from '@jetway/kit-api/customer';
import { paths } from '@jetway/kit-runtime';

/** A text of three characters matches too much to be looked for. */
export const TOO_SHORT = 3;

/** One line of the list: a match, or all of them. */
export type Hit =
  | { id: string; textValue: string; match: SearchBarMatch }
  | { id: 'all'; textValue: string; total: number };

/** The lines for an answer; the last one leads to the rest when not all matches stand in the list. */
export function hitsOf({ matches, count }: SearchBarResponse, searched: string): Hit[] {
  const hits: Hit[] = matches.map((match) => ({ id: match.reference, textValue: match.reference, match }));
  return count > matches.length ? [...hits, { id: 'all', textValue: searched, total: count }] : hits;
}

/** Where a line leads. */
export function targetOf(hit: Hit): string {
  return 'match' in hit ? paths.flightOrder(hit.match.reference) : paths.myBookings(hit.textValue);
}
