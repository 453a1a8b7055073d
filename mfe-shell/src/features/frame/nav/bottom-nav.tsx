import type { NavEntry } from '@jetway/kit-runtime';
import { paths, useT } from '@jetway/kit-runtime';
import { useLocation } from '@jetway/kit-runtime/router';
import { icons, Sheet, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { NavIcon } from './nav-icon';
import type { NavGroup } from './nav.model';
import { BarButton, BarEntry, BottomBar, GroupLabel } from './nav.styles';
import { NavEntries } from './side-nav';
import { useIntent } from './use-intent';

const IN_REACH = 4;

/** The navigation of narrow screens: the first entries at the bottom, the rest in a drawer. */
export function BottomNav({ groups }: { groups: NavGroup[] }) {
  const t = useT('shell');
  const { pathname } = useLocation();
  // Open for the current address only: following an entry closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  const hasMore = entries.length > IN_REACH || entries.some(({ parts }) => parts);
  return (
    <BottomBar aria-label={t('nav.label')}>
      {entries.slice(0, hasMore ? IN_REACH - 1 : IN_REACH).map((entry) => (
        <BarLink key={entry.id} entry={entry} label={t(entry.label)} />
      ))}
      {hasMore && (
        <BarButton
          type="button"
          aria-haspopup="dialog"
          aria-expanded={openAt === pathname}
          onClick={() => setOpenAt(pathname)}
        >
          <icons.Menu aria-hidden size={20} />
          {t('nav.more')}
        </BarButton>
      )}
      <Sheet
        title={t('nav.label')}
        isOpen={openAt === pathname}
        onOpenChange={(isOpen: boolean) => setOpenAt(isOpen ? pathname : null)}
      >
        <Stack gap={4}>
          {groups.map((group) => (
            <section key={group.id}>
              <GroupLabel>{t(`nav.groups.${group.id}`, { defaultValue: group.id })}</GroupLabel>
              <NavEntries group={group} />
            </section>
          ))}
        </Stack>
      </Sheet>
    </BottomBar>
  );
}

function BarLink({ entry, label }: { entry: NavEntry; label: string }) {
  const intent = useIntent(entry.path);
  return (
    <BarEntry to={entry.path} end={entry.path === paths.searchpad()} {...intent}>
      <NavIcon name={entry.icon} />
      {label}
    </BarEntry>
  );
}
