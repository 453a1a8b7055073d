import { useStoredFile } from '@jetway/kit-api/files';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { IconButton, icons, Inline, Popover, Skeleton } from '@jetway/kit-ui';
import styled from 'styled-components';

import { BrandMark } from '../brand-mark';
import type { NavGroup } from '../nav/nav.model';
import { AccountManager } from './account-manager';
import { AccountMenu } from './account-menu';
import { BankDetails } from './bank-details';
import { headerName, headerNameSize } from './company-name.model';
import { QuickLinks } from './quick-links';
import { ReferenceSearch } from './reference-search/reference-search';
import { WalletBalance } from './wallet-balance';

const Bar = styled.header`
  grid-area: header;
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  block-size: var(--frame-header);
  padding-inline: clamp(0.75rem, 2vw, 1.5rem);
  background: var(--jw-surface);
  border-block-end: 1px solid var(--jw-border);
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  gap: 0.75rem;
  color: inherit;
  text-decoration: none;
`;

const Company = styled.span<{ $size: number }>`
  font-size: ${({ $size }) => $size}px;
  padding-inline-start: 0.75rem;
  border-inline-start: 1px solid var(--jw-border);
  font-weight: 600;
  line-height: 1.75rem;
  overflow-wrap: anywhere;

  @media (max-width: 639px) {
    display: none;
  }
`;

const Wide = styled.div`
  flex: 0 1 22rem;
  min-inline-size: 12rem;

  @media (max-width: 1023px) {
    display: none;
  }
`;

const Narrow = styled.div`
  margin-inline-start: auto;

  @media (min-width: 1024px) {
    display: none;
  }
`;

/** The search box itself, or on a phone a button that opens it. */
function SearchPlace() {
  const t = useT('shell');
  return (
    <>
      <Wide>
        <ReferenceSearch />
      </Wide>
      <Narrow>
        <Popover
          label={t('reference.label')}
          trigger={
            <IconButton variant="ghost" size="sm" label={t('reference.label')}>
              <icons.Search aria-hidden size={18} />
            </IconButton>
          }
        >
          <ReferenceSearch />
        </Popover>
      </Narrow>
    </>
  );
}

/** Brand and agency on one side, money and person on the other. */
export function AgentHeader({ groups }: { groups: NavGroup[] }) {
  const { user, can } = useSession();
  const logo = useStoredFile(user?.companyLogo);
  return (
    <Bar>
      <Home to={paths.searchpad()}>
        <BrandMark isMarkOnPhone logoOverride={logo} />
        {user ? (
          <Company $size={headerNameSize(user.companyName)} title={user.companyName}>
            {headerName(user.companyName)}
          </Company>
        ) : (
          <Skeleton width="9rem" height="1.25rem" />
        )}
      </Home>
      {can(Feature.ViewBooking) && user && <SearchPlace />}
      <Inline gap={1} wrap={false}>
        <QuickLinks groups={groups} />
        <AccountManager />
        <BankDetails />
        <WalletBalance />
        <AccountMenu />
      </Inline>
    </Bar>
  );
}
