import type { ColourScheme } from '@jetway/kit-runtime';
import {
  colourScheme,
  languageOf,
  paths,
  setColourScheme,
  useSession,
  useSignOut,
  useT,
  useTenant,
} from '@jetway/kit-runtime';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { icons, Menu, MenuItem, MenuSection, Stack, Text } from '@jetway/kit-ui';
import { LogOut, Monitor, Moon, Sun } from '@jetway/kit-ui/rare-icons';
import { useState } from 'react';

import { chooseLanguage, languageName } from '../../../app/language';
import type { NavGroup } from '../nav/nav.model';
import type { Tool } from './phone-tools';
import { PhoneTool, usePhoneTools } from './phone-tools';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];
const SCHEME_ICONS = { light: Sun, dark: Moon, auto: Monitor } as const;
const LANGUAGE = 'language:';

/** Colour scheme, language, the header's tools on a phone, and the user's own pages. */
export function AccountMenuList({ groups }: { groups: NavGroup[] }) {
  const t = useT('shell');
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { user } = useSession();
  const { languages, locale } = useTenant();
  const [scheme, setScheme] = useState(colourScheme);
  const { pathname } = useLocation();
  // Open for the current address only: following a link closes the drawer.
  const [opened, setOpened] = useState<{ tool: Tool['id']; at: string } | null>(null);
  const tools = usePhoneTools(groups);
  const own = [
    { id: 'profile', label: t('account.profile'), Icon: icons.CircleUser, act: () => void navigate(paths.myProfile()) },
    { id: 'help', label: t('account.help'), Icon: icons.Info, act: () => void navigate(paths.help()) },
    { id: 'sign-out', label: t('account.signOut'), Icon: LogOut, act: () => void signOut() },
  ];
  const act = (key: string | number) => {
    const tool = tools.find(({ id }) => id === key);
    if (tool) return setOpened({ tool: tool.id, at: pathname });
    if (String(key).startsWith(LANGUAGE)) return chooseLanguage(String(key).slice(LANGUAGE.length));
    own.find(({ id }) => id === key)?.act();
  };
  const choose = (keys: 'all' | Set<string | number>) => {
    const chosen = SCHEMES.find((candidate) => keys !== 'all' && keys.has(candidate));
    if (!chosen) return;
    setColourScheme(chosen);
    setScheme(chosen);
  };
  return (
    <>
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
        <MenuSection
          title={<Person name={user ? `${user.firstName} ${user.lastName}`.trim() : ''} agency={user?.companyName} />}
        >
          {[...tools, ...own].map(({ id, label, Icon }) => (
            <MenuItem key={id} id={id} textValue={label}>
              <Icon aria-hidden size={16} />
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
      <PhoneTool tool={opened?.at === pathname ? opened.tool : null} groups={groups} onClose={() => setOpened(null)} />
    </>
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
