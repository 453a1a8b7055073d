import type { NavEntry } from '@jetway/kit-runtime';
import { jsonKey, paths, useT } from '@jetway/kit-runtime';
import { icons, IconButton, VisuallyHidden } from '@jetway/kit-ui';
import { memo, Suspense, useState } from 'react';

import { lazily } from '../lazily';
import { NavIcon } from './nav-icon';
import type { NavGroup } from './nav.model';
import { Entries, Entry, Foot, GroupLabel, Rail } from './nav.styles';
import { useIntent } from './use-intent';

/** Not needed by the many users with a single list. */
const NavParts = lazily(() => import('./nav-parts').then((code) => code.NavParts));

const collapsedKey = jsonKey<boolean>('nav-collapsed', 1);

/** The left navigation of wide screens; can be collapsed to icons, which is remembered. */
export const SideNav = memo(function SideNav({ groups }: { groups: NavGroup[] }) {
  const t = useT('shell');
  const [isCollapsed, setCollapsed] = useState(() => collapsedKey.read() ?? false);
  const toggle = () => {
    collapsedKey.write(!isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return (
    <Rail aria-label={t('nav.label')} $isCollapsed={isCollapsed}>
      {groups.map((group) => (
        <section key={group.id}>
          {!isCollapsed && <GroupLabel>{t(`nav.groups.${group.id}`, { defaultValue: group.id })}</GroupLabel>}
          <NavEntries group={group} isCollapsed={isCollapsed} />
        </section>
      ))}
      <Foot>
        <IconButton label={t(isCollapsed ? 'nav.expand' : 'nav.collapse')} onPress={toggle}>
          {isCollapsed ? <icons.PanelLeftOpen size={18} /> : <icons.PanelLeftClose size={18} />}
        </IconButton>
      </Foot>
    </Rail>
  );
});

/** A group's entries as links; collapsed ones keep their name for screen readers and as a tooltip. */
export function NavEntries({ group, isCollapsed = false }: { group: NavGroup; isCollapsed?: boolean }) {
  const t = useT('shell');
  return (
    <Entries>
      {group.entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} label={t(entry.label)} isCollapsed={isCollapsed} />
          {entry.parts && !isCollapsed && (
            <Suspense fallback={null}>
              <NavParts label={t(entry.label)} parts={entry.parts} />
            </Suspense>
          )}
        </li>
      ))}
    </Entries>
  );
}

/** A link of the navigation. */
export function EntryLink({
  entry,
  label,
  isCollapsed = false,
}: {
  entry: NavEntry;
  label: string;
  isCollapsed?: boolean;
}) {
  const intent = useIntent(entry.path);
  return (
    <Entry to={entry.path} end={entry.path === paths.searchpad()} title={isCollapsed ? label : undefined} {...intent}>
      <NavIcon name={entry.icon} />
      {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Entry>
  );
}
