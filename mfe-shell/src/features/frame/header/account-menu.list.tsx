import type { ColourScheme } from '@jetway/kit-runtime';
import { colourScheme, languageOf, setColourScheme, useSession, useSignOut, useT, useTenant } from '@jetway/kit-runtime';
import { icons, Menu, MenuItem, MenuSection, Stack, Text } from '@jetway/kit-ui';
import { LogOut, Monitor, Moon, Sun } from '@jetway/kit-ui/rare-icons';
import { useState } from 'react';

import { chooseLanguage, languageName } from '../../../app/language';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];
const SCHEME_ICONS = { light: Sun, dark: Moon, auto: Monitor } as const;
const SIGN_OUT = 'sign-out';
const LANGUAGE = 'language:';

/** How the portal looks, what it speaks, and the way out. */
export function AccountMenuList() {
  const t = useT('shell');
  const signOut = useSignOut();
  const { user } = useSession();
  const { languages, locale } = useTenant();
  const [scheme, setScheme] = useState(colourScheme);
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
      <MenuSection title={<Person name={user ? `${user.firstName} ${user.lastName}`.trim() : ''} agency={user?.companyName} />}>
        <MenuItem id={SIGN_OUT} textValue={t('account.signOut')}>
          <LogOut aria-hidden size={16} />
          {t('account.signOut')}
        </MenuItem>
      </MenuSection>
    </Menu>
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
