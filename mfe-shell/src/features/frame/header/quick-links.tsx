import { useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { IconButton, icons, Menu, MenuItem, MenuTrigger } from '@jetway/kit-ui';

import { NavIcon } from '../nav/nav-icon';
import type { NavGroup } from '../nav/nav.model';
import { linksOf } from '../nav/nav.model';

/** Links to every page the user may open. */
export function QuickLinks({ groups }: { groups: NavGroup[] }) {
  const t = useT('shell');
  const navigate = useNavigate();
  const entries = linksOf(groups);
  if (entries.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton variant="ghost" size="sm" label={t('quickLinks')}>
        <icons.Layers aria-hidden size={18} />
      </IconButton>
      <Menu aria-label={t('quickLinks')} onAction={(path) => void navigate(String(path))}>
        {entries.map((entry) => (
          <MenuItem key={entry.path} id={entry.path} textValue={t(entry.label)}>
            <NavIcon name={entry.icon} />
            {t(entry.label)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
