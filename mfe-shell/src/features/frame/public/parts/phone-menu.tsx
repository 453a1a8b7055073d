import { useTenant, useT } from '@jetway/kit-runtime';
import { NavLink } from '@jetway/kit-runtime/router';
import { IconButton, icons, Sheet } from '@jetway/kit-ui';
import { useState } from 'react';
import styled from 'styled-components';

import { topLinks } from '../public-nav.model';

const OnPhone = styled.span`
  display: inline-flex;

  @media (min-width: 1024px) {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: block;
    padding: var(--jw-space-3);
    border-radius: var(--jw-radius-md);
    color: var(--jw-text);
    font-size: var(--jw-text-md);
    font-weight: 500;
    text-decoration: none;
  }

  a[aria-current='page'] {
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }
`;

/** The top navigation behind a button, on narrow windows. */
export function PhoneMenu() {
  const t = useT('shell');
  const tenant = useTenant();
  const [isOpen, setOpen] = useState(false);
  return (
    <OnPhone>
      <IconButton label={t('public.nav.open')} variant="ghost" onPress={() => setOpen(true)}>
        <icons.Menu aria-hidden size={20} />
      </IconButton>
      <Sheet title={t('public.nav.label')} isOpen={isOpen} onOpenChange={setOpen}>
        <nav aria-label={t('public.nav.label')}>
          <List>
            {topLinks(tenant).map(({ key, href }) => (
              <li key={key}>
                <NavLink to={href} end onClick={() => setOpen(false)}>
                  {t(`public.nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </List>
        </nav>
      </Sheet>
    </OnPhone>
  );
}
