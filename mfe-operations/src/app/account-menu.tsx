import type { ColourScheme } from '@jetway/kit-runtime';
import { colourScheme, setColourScheme } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { icons, Menu, MenuItem, MenuSection } from '@jetway/kit-ui';
import { LogOut, Monitor, Moon, Sun } from '@jetway/kit-ui/rare-icons';
import { useState } from 'react';

import type { CurrentOperator } from '../api/endpoints/session';
import { useSignOut } from '../session/use-sign-out';

const SCHEMES = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'auto', label: 'As the system', Icon: Monitor },
] as const;

/** Colours, sessions, and the way out. */
export function AccountMenu({ operator }: { operator: CurrentOperator }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [scheme, setScheme] = useState<ColourScheme>(colourScheme);
  const choose = (keys: 'all' | Set<string | number>) => {
    const chosen = SCHEMES.find(({ id }) => keys !== 'all' && keys.has(id));
    if (!chosen) return;
    setColourScheme(chosen.id);
    setScheme(chosen.id);
  };
  const act = (key: string | number) => {
    if (key === 'sessions') void navigate('/sessions');
    if (key === 'sign-out') void signOut();
  };
  return (
    <Menu aria-label="Account" onAction={act}>
      <MenuSection
        title="Colours"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[scheme]}
        onSelectionChange={choose}
      >
        {SCHEMES.map(({ id, label, Icon }) => (
          <MenuItem key={id} id={id} textValue={label}>
            <Icon aria-hidden size={16} />
            {label}
            {id === scheme && <icons.Check aria-hidden size={16} />}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={operator.email}>
        <MenuItem id="sessions" textValue="Your sessions">
          <icons.ShieldCheck aria-hidden size={16} />
          Your sessions
        </MenuItem>
        <MenuItem id="sign-out" textValue="Sign out">
          <LogOut aria-hidden size={16} />
          Sign out
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
