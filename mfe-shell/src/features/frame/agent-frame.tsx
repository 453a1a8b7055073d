import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import { boot, paths, useSession } from '@jetway/kit-runtime';
import { useLocation } from '@jetway/kit-runtime/router';
import { Suspense, useMemo } from 'react';

import { lazily } from './lazily';
import { manifestsOf, placesOf } from '../../app/route-table';
import { AgentLayout } from './frame.styles';
import { AgentHeader } from './header/agent-header';
import { BottomNav } from './nav/bottom-nav';
import { linksOf, navGroups } from './nav/nav.model';
import { pagesAhead } from './nav/pages-ahead.model';
import { SideNav } from './nav/side-nav';
import { usePagesAhead } from './nav/use-pages-ahead';
import { PageArea } from './page-area';
import { SkipLink } from './skip-link';
import { NARROW, useMedia } from './use-media';

const RequiredDocuments = lazily(() =>
  import('../required-documents/required-documents').then((code) => code.RequiredDocuments),
);

const CONTEXT_EVERY_MS = 4 * 60_000;

/** Frame of every page of a signed-in user; polls the server for the user context and the session's state. */
export function AgentFrame() {
  const { pathname } = useLocation();
  const { signedIn, user, can } = useSession();
  const isNarrow = useMedia(NARROW);
  useGetUserContextQuery(undefined, {
    skip: !signedIn,
    pollingInterval: CONTEXT_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const places = useMemo(() => placesOf(boot()), []);
  // Until permissions are known, no entries are shown that might be refused.
  const groups = useMemo(() => (user ? navGroups(manifestsOf(boot().releases), places, can) : []), [user, places, can]);
  usePagesAhead(user ? pagesAhead(pathname, places, linksOf(groups), can) : []);
  // Signed out, on the way to the home page: no more requests.
  if (!signedIn) return <AgentLayout aria-busy />;
  return (
    <AgentLayout>
      <SkipLink />
      <AgentHeader groups={groups} />
      {!isNarrow && <SideNav groups={groups} />}
      <PageArea />
      {isNarrow && <BottomNav groups={groups} />}
      {pathname.startsWith(paths.searchpad()) && (
        <Suspense fallback={null}>
          <RequiredDocuments />
        </Suspense>
      )}
    </AgentLayout>
  );
}
