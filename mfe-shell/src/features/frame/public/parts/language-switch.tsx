import { languageOf, useTenant, useT } from '@jetway/kit-runtime';
import { Button, icons, Menu, MenuItem, MenuTrigger } from '@jetway/kit-ui';
import { Languages } from '@jetway/kit-ui/rare-icons';
import styled from 'styled-components';

import { chooseLanguage, languageName } from '../../../../app/language';

/** Hidden on a phone, where the icon suffices. */
const Name = styled.span`
  @media (max-width: 639px) {
    display: none;
  }
`;

/** The portal's languages, each under its own name; renders nothing for a single one. */
export function LanguageSwitch() {
  const t = useT('shell');
  const { languages, locale } = useTenant();
  if (languages.length < 2) return null;
  const current = languages.find((language) => languageOf(language) === languageOf(locale)) ?? languageOf(locale);
  return (
    <MenuTrigger>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${t('public.language')}: ${languageName(current)}`}
        iconStart={<Languages aria-hidden size={18} />}
      >
        <Name>{languageName(current)}</Name>
      </Button>
      <Menu aria-label={t('public.language')} onAction={(key) => chooseLanguage(String(key))}>
        {languages.map((language) => (
          <MenuItem key={language} id={language} textValue={languageName(language)}>
            <span lang={language}>{languageName(language)}</span>
            {language === current && <icons.Check aria-hidden size={16} />}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
