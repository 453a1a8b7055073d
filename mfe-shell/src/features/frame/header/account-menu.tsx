import type { ColourScheme } from '@jetway/kit-runtime';
import { colourScheme, sessionActions, setColourScheme, useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, icons, Menu, MenuItem, MenuTrigger } from '@jetway/kit-ui';
import { useState } from 'react';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];
const SCHEME_ICONS = { light: icons.Sun, dark: icons.Moon, auto: icons.Monitor } as const;
const SIGN_OUT = 'sign-out';

/** Who is signed in, how the portal looks, and the way out. */
export function AccountMenu() {
  const t = useT('shell');
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const [scheme, setScheme] = useState(colourScheme);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const act = (key: string | number) => {
    if (key === SIGN_OUT) dispatch(sessionActions.signedOut());
    const chosen = SCHEMES.find((candidate) => candidate === key);
    if (!chosen) return;
    setColourScheme(chosen);
    setScheme(chosen);
  };
  return (
    <MenuTrigger>
      <Button variant="ghost" size="sm" iconStart={<icons.CircleUser aria-hidden size={18} />} aria-label={`${t('account.label')}: ${name}`}>
        {user?.firstName ?? t('account.label')}
      </Button>
      <Menu aria-label={t('account.label')} onAction={act}>
        {SCHEMES.map((candidate) => {
          const Icon = SCHEME_ICONS[candidate];
          return (
            <MenuItem key={candidate} id={candidate} textValue={t(`account.${candidate}`)}>
              <Icon aria-hidden size={16} />
              {t(`account.${candidate}`)}
              {candidate === scheme && <icons.Check aria-hidden size={16} />}
            </MenuItem>
          );
        })}
        <MenuItem id={SIGN_OUT} textValue={t('account.signOut')}>
          <icons.LogOut aria-hidden size={16} />
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
