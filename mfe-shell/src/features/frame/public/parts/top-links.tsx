import { useTenant, useT } from '@jetway/kit-runtime';
import { NavLink } from '@jetway/kit-runtime/router';
import styled from 'styled-components';

import { topLinks } from '../public-nav.model';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-1) var(--jw-space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 1023px) {
    display: none;
  }

  a {
    display: block;
    padding-block: var(--jw-space-2);
    border-block-end: 2px solid transparent;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }

  a:hover,
  a[aria-current='page'] {
    border-block-end-color: currentColor;
  }
`;

/** The top navigation on wide windows; on a phone it is in the menu. */
export function TopLinks({ className }: { className?: string }) {
  const t = useT('shell');
  const tenant = useTenant();
  return (
    <nav aria-label={t('public.nav.label')} className={className}>
      <List>
        {topLinks(tenant).map(({ key, href }) => (
          <li key={key}>
            <NavLink to={href} end>
              {t(`public.nav.${key}`)}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
