import type { VisaPurpose, VisaSearchRequest } from '@jetway/kit-api/visas';
import { isDate } from '@jetway/kit-domain/days';

/** A search as it stands in an address. */
export type VisaQuery = VisaSearchRequest;

export const PURPOSES = ['tourist', 'business', 'transit', 'umrah'] as const satisfies readonly VisaPurpose[];

const COUNTRY = /^[A-Z]{2}$/;

/** The parameters of a search. */
export function paramsOf({ destination, nationality, residency, purpose, travelDate }: VisaQuery): URLSearchParams {
  return new URLSearchParams({ destination, nationality, residency, purpose, travelDate });
}

/** The search in an address; null when it is not whole. */
export function queryFrom(params: URLSearchParams): VisaQuery | null {
  const text = (name: string) => params.get(name) ?? '';
  const [destination, nationality, residency] = ['destination', 'nationality', 'residency'].map(text);
  const purpose = PURPOSES.find((known) => known === text('purpose'));
  const travelDate = text('travelDate');
  if (!destination || !nationality || !residency || !purpose || !isDate(travelDate)) return null;
  if (![destination, nationality, residency].every((code) => COUNTRY.test(code))) return null;
  return { destination, nationality, residency, purpose, travelDate };
}
