import type { ColourScheme } from '@jetway/kit-runtime';
import { colourScheme, paths, setColourScheme, useSession, useSignOut, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, icons, Menu, MenuItem, MenuSection, MenuTrigger, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';
import styled from 'styled-components';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];
const SCHEME_ICONS = { light: icons.Sun, dark: icons.Moon, auto: icons.Monitor } as const;
const SIGN_OUT = 'sign-out';
const PROFILE = 'profile';
const HELP = 'help';

const FirstName = styled.span`
  max-inline-size: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;

  @media (max-width: 639px) {
    display: none;
  }
`;

/** Who is signed in, how the portal looks, and the way out. */
export function AccountMenu() {
  const t = useT('shell');
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { user } = useSession();
  const [scheme, setScheme] = useState(colourScheme);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const act = (key: string | number) => {
    if (key === SIGN_OUT) void signOut();
    if (key === PROFILE) void navigate(paths.myProfile());
    if (key === HELP) void navigate(paths.help());
  };
  const choose = (keys: 'all' | Set<string | number>) => {
    const chosen = SCHEMES.find((candidate) => keys !== 'all' && keys.has(candidate));
    if (!chosen) return;
    setColourScheme(chosen);
    setScheme(chosen);
  };
  return (
    <MenuTrigger>
      <Button variant="ghost" size="sm" iconStart={<icons.CircleUser aria-hidden size={18} />} aria-label={`${t('account.label')}: ${name}`}>
        <FirstName>{user?.firstName ?? t('account.label')}</FirstName>
      </Button>
      <Menu aria-label={t('account.label')} onAction={act}>
        <MenuSection
          title={t('account.scheme')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[scheme]}
          onSelectionChange={choose}
        >
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
        </MenuSection>
        <MenuSection title={<Person name={name} agency={user?.companyName} />}>
          <MenuItem id={PROFILE} textValue={t('account.profile')}>
            <icons.User aria-hidden size={16} />
            {t('account.profile')}
          </MenuItem>
          <MenuItem id={HELP} textValue={t('account.help')}>
            <icons.Info aria-hidden size={16} />
            {t('account.help')}
          </MenuItem>
          <MenuItem id={SIGN_OUT} textValue={t('account.signOut')}>
            <icons.LogOut aria-hidden size={16} />
            {t('account.signOut')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}

function Person({ name, agency }: { name: string; agency: string | undefined }) {
  return (
    <Stack gap={0}>
      <Text size="sm" weight="medium">
        {name}
      </Text>
      <Text size="xs" muted>
        {agency}
      </Text>
    </Stack>
  );
}
