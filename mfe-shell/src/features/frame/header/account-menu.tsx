import type { ColourScheme } from '@jetway/kit-runtime';
import { chooseLanguage, colourScheme, languageName, languageOf, setColourScheme, useSession, useSignOut, useT, useTenant } from '@jetway/kit-runtime';
import { Button, icons, Menu, MenuItem, MenuSection, MenuTrigger, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';
import styled from 'styled-components';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];
const SCHEME_ICONS = { light: icons.Sun, dark: icons.Moon, auto: icons.Monitor } as const;
const SIGN_OUT = 'sign-out';
const LANGUAGE = 'language:';

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
  const { user } = useSession();
  const { languages, locale } = useTenant();
  const [scheme, setScheme] = useState(colourScheme);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const act = (key: string | number) => {
    if (key === SIGN_OUT) void signOut();
    else if (String(key).startsWith(LANGUAGE)) chooseLanguage(String(key).slice(LANGUAGE.length));
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
        {languages.length > 1 && (
          <MenuSection title={t('account.language')}>
            {languages.map((language) => (
              <MenuItem key={language} id={`${LANGUAGE}${language}`} textValue={languageName(language)}>
                <span lang={language}>{languageName(language)}</span>
                {languageOf(language) === languageOf(locale) && <icons.Check aria-hidden size={16} />}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection title={<Person name={name} agency={user?.companyName} />}>
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
