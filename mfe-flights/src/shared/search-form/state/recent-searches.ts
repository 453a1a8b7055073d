import { jsonKey } from '@jetway/kit-runtime';

import { paramsOf } from '../../search-query';
import { queryOf } from './searchpad.model';
import type { SearchForm } from './searchpad.slice';

const MOST = 5;
const recentKey = jsonKey<SearchForm[]>('flights.recent-searches', 1);

/** The last searches of this browser, newest first, with the names of their airports. Those whose day has passed are left out. */
export function recentSearches(today: string): SearchForm[] {
  return (recentKey.read() ?? []).filter((form) => form.segments.every((segment) => segment.departureDate >= today));
}

/** Puts a search in front; the same search is kept once. */
export function rememberSearch(form: SearchForm): void {
  const address = (each: SearchForm) => paramsOf(queryOf(each)).toString();
  const others = (recentKey.read() ?? []).filter((each) => address(each) !== address(form));
  recentKey.write([{ ...form, enableModifySearch: false }, ...others].slice(0, MOST));
}
