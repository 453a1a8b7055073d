import type { FareLotKind, FareLotListRequest, FareLotState } from '../../api/endpoints/fares';

/** What the list is narrowed to; it is in the address, so that a view can be linked to. */
export interface LotFilters {
  search: string;
  tenant: string;
  kind: FareLotKind | '';
  state: FareLotState | '';
}

export const LOT_KINDS: Readonly<Record<FareLotKind, string>> = {
  exclusive: 'Exclusive',
  umrah: 'Umrah',
  group: 'Group',
};

export const LOT_STATES: Readonly<Record<FareLotState, { name: string; tone: 'neutral' | 'success' | 'warning' }>> = {
  draft: { name: 'Draft', tone: 'warning' },
  onSale: { name: 'On sale', tone: 'success' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const KIND_NAMES = Object.keys(LOT_KINDS) as FareLotKind[];
const STATE_NAMES = Object.keys(LOT_STATES) as FareLotState[];

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): LotFilters {
  return {
    search: query.get('search') ?? '',
    tenant: tenants.find((tenant) => tenant === query.get('tenant')) ?? '',
    kind: KIND_NAMES.find((kind) => kind === query.get('kind')) ?? '',
    state: STATE_NAMES.find((state) => state === query.get('state')) ?? '',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ search, tenant, kind, state }: LotFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (tenant) query.set('tenant', tenant);
  if (kind) query.set('kind', kind);
  if (state) query.set('state', state);
  return query;
}

/** The call of filters. */
export function requestOf({ search, tenant, kind, state }: LotFilters, cursor?: string): FareLotListRequest {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(tenant && { tenant }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** Options of a choice of kinds or states, after the one that narrows nothing. */
export const KIND_OPTIONS = [
  { value: '' as const, label: 'Every kind' },
  ...KIND_NAMES.map((value) => ({ value, label: LOT_KINDS[value] })),
];
export const STATE_OPTIONS = [
  { value: '' as const, label: 'Every state' },
  ...STATE_NAMES.map((value) => ({ value, label: LOT_STATES[value].name })),
];
