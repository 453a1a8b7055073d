import type { QueueItem, UrgencyName, WorkKindName } from '../api/endpoints/queue';

/** What a list of waiting work shows; it is in the address, so that a view can be linked to. */
export interface WaitingFilters {
  kind: WorkKindName | '';
  tenant: string;
  urgency: UrgencyName | '';
  /** Name of the operator who works on it, `NO_OWNER` for what no operator has taken up; empty for all. */
  owner: string;
  /** Only what the operator's roles decide. */
  mine: boolean;
}

/** What no operator has taken up. An operator's name is longer. */
export const NO_OWNER = '-';

const URGENCIES: readonly UrgencyName[] = ['red', 'amber', 'green'];

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, kinds: readonly WorkKindName[]): WaitingFilters {
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    tenant: query.get('tenant') ?? '',
    urgency: URGENCIES.find((urgency) => urgency === query.get('urgency')) ?? '',
    owner: query.get('owner') ?? '',
    mine: query.get('mine') === '1',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ kind, tenant, urgency, owner, mine }: WaitingFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (tenant) query.set('tenant', tenant);
  if (urgency) query.set('urgency', urgency);
  if (owner) query.set('owner', owner);
  if (mine) query.set('mine', '1');
  return query;
}

/** Whether they leave anything out. */
export function isFiltered(filters: WaitingFilters): boolean {
  return queryOf(filters).size > 0;
}

/** The items that match, in the order of the queue: the longest waiting first. */
export function matching(
  items: readonly QueueItem[],
  kinds: readonly WorkKindName[],
  { kind, tenant, urgency, owner, mine }: WaitingFilters,
): QueueItem[] {
  return items.filter(
    (item) =>
      kinds.includes(item.kind) &&
      (!kind || item.kind === kind) &&
      (!tenant || item.tenant === tenant) &&
      (!urgency || item.urgency === urgency) &&
      (!owner || (item.owner ?? NO_OWNER) === owner) &&
      (!mine || item.canDecide),
  );
}

/** Who works on items of these kinds, by name, the operator first. */
export function ownersOf(items: readonly QueueItem[], kinds: readonly WorkKindName[], me: string): string[] {
  const owners = items.flatMap(({ kind, owner }) => (owner && owner !== me && kinds.includes(kind) ? [owner] : []));
  return [me, ...[...new Set(owners)].toSorted((one, other) => one.localeCompare(other))];
}
