import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';

import type { Place } from '../../../app/route-table';

/** A link, possibly with a submenu. */
export interface NavItem extends NavEntry {
  parts?: NavEntry[];
}

/** A group of entries. */
export interface NavGroup {
  id: string;
  entries: NavItem[];
}

/** Groups by how often they are used; unknown groups come last, by name. */
const GROUP_ORDER = ['sell', 'bookings', 'money', 'agency'];

/** The left navigation, in groups: entries whose page exists in this portal and that the user may use. */
export function navGroups(
  manifests: readonly ModuleManifest[],
  places: readonly Place[],
  can: (feature: number) => boolean,
): NavGroup[] {
  const isOpen = ({ path, feature }: NavEntry) =>
    places.some(({ route }) => route.path === path) && (feature === undefined || can(feature));
  const entries = withMyBookings(manifests.flatMap((manifest) => manifest.nav).filter(isOpen));
  const groups = [...new Set(entries.map((entry) => entry.group))].sort(byGroup);
  return groups.map((id) => ({
    id,
    entries: entries.filter((entry) => entry.group === id).sort((a, b) => a.order - b.order),
  }));
}

/** All links of the navigation. */
export function linksOf(groups: readonly NavGroup[]): NavEntry[] {
  return groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.parts ?? [entry]));
}

/** My Bookings links to the list with the lowest code; several lists form its submenu. */
function withMyBookings(entries: NavEntry[]): NavItem[] {
  const lists = entries.filter(({ menu }) => menu === 'my-bookings').sort((a, b) => codeOf(a) - codeOf(b));
  const [first] = lists;
  if (!first) return entries;
  const parts = lists.length > 1 ? { parts: lists } : {};
  const item: NavItem = { ...first, id: 'my-bookings', label: 'shell:nav.myBookings', icon: 'ticket', ...parts };
  return [item, ...entries.filter((entry) => !lists.includes(entry))];
}

function codeOf({ feature = 0 }: NavEntry): number {
  return feature;
}

function byGroup(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

function rank(group: string): number {
  const index = GROUP_ORDER.indexOf(group);
  return index === -1 ? GROUP_ORDER.length : index;
}
