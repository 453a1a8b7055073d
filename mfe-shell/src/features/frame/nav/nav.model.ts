import type { ModuleManifest, NavEntry } from '@jetway/kit-runtime';

/** Entries that stand together. */
export interface NavGroup {
  id: string;
  entries: NavEntry[];
}

/** Groups from the most used down; groups the shell does not know come last, by name. */
const GROUP_ORDER = ['sell', 'bookings', 'money', 'agency'];

/** What the left navigation shows: entries the person may use, in groups. */
export function navGroups(manifests: readonly ModuleManifest[], can: (feature: number) => boolean): NavGroup[] {
  const entries = manifests
    .flatMap((manifest) => manifest.nav)
    .filter((entry) => entry.feature === undefined || can(entry.feature));
  const groups = [...new Set(entries.map((entry) => entry.group))].sort(byGroup);
  return groups.map((id) => ({
    id,
    entries: entries.filter((entry) => entry.group === id).sort((a, b) => a.order - b.order),
  }));
}

function byGroup(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

function rank(group: string): number {
  const index = GROUP_ORDER.indexOf(group);
  return index === -1 ? GROUP_ORDER.length : index;
}
