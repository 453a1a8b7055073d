import type { Tone } from '@jetway/kit-ui';

import type {
  HolidayRequestEventName,
  HolidayRequestSearch,
  HolidayRequestStateName,
  HolidayRequestTab,
  HolidayStageName,
} from '../../api/endpoints/holidays';

/** How a state is shown. */
interface Shown {
  name: string;
  tone: Tone;
}

export const REQUEST_STATES: Readonly<Record<HolidayRequestStateName, Shown>> = {
  submitted: { name: 'New', tone: 'warning' },
  acknowledged: { name: 'Acknowledged, to quote', tone: 'warning' },
  quoted: { name: 'Quoted', tone: 'info' },
  accepted: { name: 'Accepted', tone: 'success' },
  declined: { name: 'Declined', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
  refused: { name: 'Refused', tone: 'danger' },
};

/** Stages of the order that an accepted quotation becomes. */
export const STAGES: Readonly<Record<HolidayStageName, Shown>> = {
  depositDue: { name: 'Deposit due', tone: 'info' },
  confirming: { name: 'To confirm', tone: 'warning' },
  balanceDue: { name: 'Balance due', tone: 'info' },
  paid: { name: 'Paid', tone: 'success' },
  completed: { name: 'Completed', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
};

export const EVENTS: Readonly<Record<HolidayRequestEventName, Shown>> = {
  submitted: { name: 'Requested', tone: 'info' },
  acknowledged: { name: 'Acknowledged', tone: 'info' },
  assigned: { name: 'Assigned', tone: 'neutral' },
  quoted: { name: 'Quoted', tone: 'info' },
  reminded: { name: 'Agency reminded of the quotation', tone: 'neutral' },
  accepted: { name: 'Quotation accepted', tone: 'success' },
  declined: { name: 'Declined by the agency', tone: 'neutral' },
  refused: { name: 'Refused', tone: 'danger' },
  expired: { name: 'Expired', tone: 'neutral' },
  withdrawn: { name: 'Withdrawn by the agency', tone: 'neutral' },
};

/** The lists of the desk, in the order of the work. */
export const TABS: Readonly<Record<HolidayRequestTab, string>> = {
  waiting: 'Waiting for us',
  quoted: 'Quoted',
  accepted: 'Accepted',
  closed: 'Closed',
};

export const TAB_NAMES = Object.keys(TABS) as HolidayRequestTab[];

/** What the desk's list shows; it is in the address, so that a view can be linked to. */
export interface DeskFilters {
  tab: HolidayRequestTab;
  tenant: string;
  search: string;
}

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): DeskFilters {
  return {
    tab: TAB_NAMES.find((name) => name === query.get('tab')) ?? 'waiting',
    tenant: tenants.find((tenant) => tenant === query.get('tenant')) ?? '',
    search: query.get('search') ?? '',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ tab, tenant, search }: DeskFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'waiting') query.set('tab', tab);
  if (tenant) query.set('tenant', tenant);
  if (search.trim()) query.set('search', search.trim());
  return query;
}

/** The call of filters. */
export function requestOf({ tab, tenant, search }: DeskFilters): HolidayRequestSearch {
  const text = search.trim();
  return { tab, ...(tenant && { tenant }), ...(text && { search: text }) };
}

/** A party in words: "2 adults, 1 child". */
export function partyOf(adults: number, children: number): string {
  const all = [adults === 1 ? '1 adult' : `${adults} adults`];
  if (children > 0) all.push(children === 1 ? '1 child' : `${children} children`);
  return all.join(', ');
}
