import type { AgencyListRequest, AgencyStandingFilter } from '../../api/endpoints/agencies';

/** What the list is narrowed to; it is in the address, so that a view can be linked to. */
export interface AgencyFilters {
  search: string;
  tenant: string;
  standing: AgencyStandingFilter | '';
}

const STANDINGS: readonly AgencyStandingFilter[] = ['active', 'blocked'];

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): AgencyFilters {
  return {
    search: query.get('search') ?? '',
    tenant: tenants.find((tenant) => tenant === query.get('tenant')) ?? '',
    standing: STANDINGS.find((standing) => standing === query.get('standing')) ?? '',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ search, tenant, standing }: AgencyFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (tenant) query.set('tenant', tenant);
  if (standing) query.set('standing', standing);
  return query;
}

/** The call of filters. */
export function requestOf({ search, tenant, standing }: AgencyFilters, cursor?: string): AgencyListRequest {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(tenant && { tenant }),
    ...(standing && { standing }),
    ...(cursor !== undefined && { cursor }),
  };
}
