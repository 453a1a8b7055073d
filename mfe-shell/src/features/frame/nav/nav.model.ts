import { Feature } from '@jetway/kit-domain';
import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';

import type { Place } from '../../../app/route-table';

/** A link, or one that opens several below itself. */
export interface NavItem extends NavEntry {
  parts?: NavEntry[];
}

/** Entries that stand together. */
export interface NavGroup {
  id: string;
  entries: NavItem[];
}

/** Groups from the most used down; groups the shell does not know come last, by name. */
const GROUP_ORDER = ['sell', 'bookings', 'money', 'agency'];
/** The lists of flights that stand under My Bookings; it leads to the first of them. */
const FLIGHT_LISTS: readonly number[] = [Feature.ShowBookings, Feature.ShowVoidList, Feature.ShowRefundList, Feature.ShowExchangeList];

/** What the left navigation shows: entries this portal has a page for and the person may use, in groups. */
export function navGroups(manifests: readonly ModuleManifest[], places: readonly Place[], can: (feature: number) => boolean): NavGroup[] {
  const isOpen = ({ path, feature }: NavEntry) => places.some(({ route }) => route.path === path) && (feature === undefined || can(feature));
  const entries = withMyBookings(manifests.flatMap((manifest) => manifest.nav).filter(isOpen));
  const groups = [...new Set(entries.map((entry) => entry.group))].sort(byGroup);
  return groups.map((id) => ({
    id,
    entries: entries.filter((entry) => entry.group === id).sort((a, b) => a.order - b.order),
  }));
}

/** Every single link of the navigation. */
export function linksOf(groups: readonly NavGroup[]): NavEntry[] {
  return groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.parts ?? [entry]));
}

/** One list of flights is a plain link, more of them open below it. */
function withMyBookings(entries: NavEntry[]): NavItem[] {
  const lists = FLIGHT_LISTS.flatMap((feature) => entries.filter((entry) => entry.feature === feature));
  const [first] = lists;
  if (!first) return entries;
  const parts = lists.length > 1 ? { parts: lists } : {};
  const item: NavItem = { ...first, id: 'my-bookings', label: 'shell:nav.myBookings', icon: 'ticket', ...parts };
  return [item, ...entries.filter((entry) => !lists.includes(entry))];
}

function byGroup(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

function rank(group: string): number {
  const index = GROUP_ORDER.indexOf(group);
  return index === -1 ? GROUP_ORDER.length : index;
}
