import { useStoredFile } from '@jetway/kit-api/files';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { IconButton, icons, Inline, Popover, Skeleton } from '@jetway/kit-ui';
import { memo, Suspense } from 'react';
import styled from 'styled-components';

import { lazily } from '../lazily';
import { BrandMark } from '../brand-mark';
import type { NavGroup } from '../nav/nav.model';
import { AccountMenu } from './account-menu';
import { headerName, headerNameSize } from './company-name.model';
import { NARROW, PHONE, useMedia } from '../use-media';

/** Loaded lazily: search and menus are only used after the page has rendered. */
const HeaderTools = lazily(() => import('./header-tools').then((code) => code.HeaderTools));
const ReferenceSearch = lazily(() =>
  import('./reference-search/reference-search').then((code) => code.ReferenceSearch),
);
/** Keeps the payment calls out of the first load. */
const WalletBalance = lazily(() => import('./wallet-balance').then((code) => code.WalletBalance));

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
`;

/** Keeps the space of its buttons while they load. */
const Tools = styled.div`
  min-inline-size: 8.75rem;
`;

const Narrow = styled.div`
  margin-inline-start: auto;
`;

/** The search box, or on a narrow screen a button that opens it. */
function SearchPlace() {
  const t = useT('shell');
  if (!useMedia(NARROW)) {
    return (
      <Wide>
        <Suspense fallback={<Skeleton height="2.5rem" />}>
          <ReferenceSearch />
        </Suspense>
      </Wide>
    );
  }
  return (
    <Narrow>
      <Popover
        label={t('reference.label')}
        trigger={
          <IconButton variant="ghost" size="sm" label={t('reference.label')}>
            <icons.Search aria-hidden size={18} />
          </IconButton>
        }
      >
        <Suspense fallback={<Skeleton width="16rem" height="2.5rem" />}>
          <ReferenceSearch />
        </Suspense>
      </Popover>
    </Narrow>
  );
}

/** Brand and agency on one side, wallet and user on the other. */
export const AgentHeader = memo(function AgentHeader({ groups }: { groups: NavGroup[] }) {
  const { user, can } = useSession();
  const logo = useStoredFile(user?.companyLogo);
  const isPhone = useMedia(PHONE);
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
        {/* On a phone they are in the account menu. */}
        {!isPhone && (
          <Tools>
            <Suspense fallback={null}>
              <HeaderTools groups={groups} />
            </Suspense>
          </Tools>
        )}
        <Suspense fallback={<Skeleton width="7rem" height="2rem" />}>
          <WalletBalance />
        </Suspense>
        <AccountMenu groups={groups} />
      </Inline>
    </Bar>
  );
});
