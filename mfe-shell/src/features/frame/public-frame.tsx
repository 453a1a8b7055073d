import { paths, useSession, useTenant, useT } from '@jetway/kit-runtime';
import { Link, useLocation } from '@jetway/kit-runtime/router';
import { LinkButton } from '@jetway/kit-ui';
import styled from 'styled-components';

import { existsFor } from '../../app/route-table';
import { BrandMark } from './brand-mark';
import { PageArea } from './page-area';
import { PublicFooter } from './footer/public-footer';
import { SkipLink } from './skip-link';

type Theme = 'horizon' | 'meridian' | 'atlas' | 'compass';

const Layout = styled.div<{ $theme: Theme }>`
  --frame-header: ${({ $theme }) => ($theme === 'compass' ? '3.75rem' : '4rem')};
  /* Keeps header, page and footer on one line, and on very wide screens away from the edges. */
  --frame-gutter: max(clamp(1rem, 4vw, 3rem), (100% - 88rem) / 2);

  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: var(--jw-bg);
  color: var(--jw-text);

`;

/** The themes' headers: plain, centred brand, on the accent, and raised. */
const Header = styled.header<{ $theme: Theme }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $theme }) => ($theme === 'meridian' ? 'center' : 'space-between')};
  gap: 2rem;
  block-size: var(--frame-header);
  padding-inline: var(--frame-gutter);
  background: ${({ $theme }) => ($theme === 'atlas' ? 'var(--jw-accent-soft)' : 'var(--jw-surface)')};
  border-block-end: ${({ $theme }) => ($theme === 'compass' ? '3px solid var(--jw-accent)' : '1px solid var(--jw-border)')};
`;

const Brand = styled(Link)`
  display: inline-flex;
`;

/** Around every page that needs no session: the brand above, how to reach the company below. */
export function PublicFrame() {
  const t = useT('shell');
  const tenant = useTenant();
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const hasLoginPage = existsFor({ path: paths.login(), title: '', condition: 'login-page' }, tenant);
  return (
    <Layout $theme={tenant.theme}>
      <SkipLink />
      <Header $theme={tenant.theme}>
        <Brand to={paths.home()} aria-label={tenant.companyName}>
          <BrandMark />
        </Brand>
        {hasLoginPage && !signedIn && pathname !== paths.login() && (
          <LinkButton href={paths.login()} variant="secondary">
            {t('public.signIn')}
          </LinkButton>
        )}
      </Header>
      <PageArea isFullBleed />
      <PublicFooter />
    </Layout>
  );
}
