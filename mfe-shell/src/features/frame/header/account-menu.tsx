import { useSession, useT } from '@jetway/kit-runtime';
import { Button, icons, MenuTrigger } from '@jetway/kit-ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

/** Nobody opens it before the page stands. */
const AccountMenuList = lazy(() => import('./account-menu.list').then((code) => ({ default: code.AccountMenuList })));

const FirstName = styled.span`
  max-inline-size: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;

  @media (max-width: 639px) {
    display: none;
  }
`;

/** Who is signed in, and the menu behind it. */
export function AccountMenu() {
  const t = useT('shell');
  const { user } = useSession();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return (
    <MenuTrigger>
      <Button variant="ghost" size="sm" iconStart={<icons.CircleUser aria-hidden size={18} />} aria-label={`${t('account.label')}: ${name}`}>
        <FirstName>{user?.firstName ?? t('account.label')}</FirstName>
      </Button>
      <Suspense fallback={null}>
        <AccountMenuList />
      </Suspense>
    </MenuTrigger>
  );
}
