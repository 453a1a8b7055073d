import { useStoredFile } from '@jetway/kit-api/files';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, icons, MenuTrigger } from '@jetway/kit-ui';
import { Suspense } from 'react';
import styled from 'styled-components';

import { lazily } from '../lazily';
import type { NavGroup } from '../nav/nav.model';

/** Loaded lazily: menus are only opened after the page has rendered. */
const AccountMenuList = lazily(() => import('./account-menu-list').then((code) => code.AccountMenuList));

const FirstName = styled.span`
  max-inline-size: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;

  @media (max-width: 639px) {
    display: none;
  }
`;

const Photo = styled.img`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  object-fit: cover;
`;

/** The user's name, with their menu. */
export function AccountMenu({ groups }: { groups: NavGroup[] }) {
  const t = useT('shell');
  const { user } = useSession();
  const photo = useStoredFile(user?.profileLogo);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return (
    <MenuTrigger>
      <Button
        variant="ghost"
        size="sm"
        iconStart={photo ? <Photo src={photo} alt="" /> : <icons.CircleUser aria-hidden size={18} />}
        aria-label={`${t('account.label')}: ${name}`}
      >
        <FirstName>{user?.firstName ?? t('account.label')}</FirstName>
      </Button>
      <Suspense fallback={null}>
        <AccountMenuList groups={groups} />
      </Suspense>
    </MenuTrigger>
  );
}
