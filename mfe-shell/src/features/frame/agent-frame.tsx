import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import { boot, paths, useSession } from '@jetway/kit-runtime';
import { useLocation } from '@jetway/kit-runtime/router';
import { lazy, Suspense } from 'react';

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

const RequiredDocuments = lazy(() => import('../required-documents/required-documents').then((code) => ({ default: code.RequiredDocuments })));

const CONTEXT_EVERY_MS = 4 * 60_000;

/** Around every page of a signed-in person; keeps asking the server who that is and whether the session stands. */
export function AgentFrame() {
  const { pathname } = useLocation();
  const { signedIn, user, can } = useSession();
  useGetUserContextQuery(undefined, {
    skip: !signedIn,
    pollingInterval: CONTEXT_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // Until the rights are known nothing is offered that might be refused.
  const places = placesOf(boot());
  const groups = user ? navGroups(manifestsOf(boot().releases), places, can) : [];
  usePagesAhead(user ? pagesAhead(pathname, places, linksOf(groups), can) : []);
  // Signed out and on the way to the home page: nothing may ask the server any more.
  if (!signedIn) return <AgentLayout aria-busy />;
  return (
    <AgentLayout>
      <SkipLink />
      <AgentHeader groups={groups} />
      <SideNav groups={groups} />
      <PageArea />
      <BottomNav groups={groups} />
      {pathname.startsWith(paths.searchpad()) && (
        <Suspense fallback={null}>
          <RequiredDocuments />
        </Suspense>
      )}
    </AgentLayout>
  );
}
