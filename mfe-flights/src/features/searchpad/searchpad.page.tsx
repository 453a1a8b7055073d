import { Feature } from '@jetway/kit-domain';
import { dateIn } from '@jetway/kit-domain/days';
import { paths, useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Inline, LinkButton, SkeletonCard, Stack } from '@jetway/kit-ui';
import { lazy, Suspense, useCallback, useState } from 'react';

import { resultsHref } from '../../shared/addresses';
import { FlightSearchForm } from '../../shared/search-form/search.form';
import { useFillForm } from '../../shared/search-form/use-fill-form';
import { KeysDialog } from '../../shared/keys/keys.dialog';
import { isForPage, useKeys } from '../../shared/keys/page-keys';
import type { SearchQuery } from '../../shared/search-query';
import { queryFrom } from '../../shared/search-query';
import { NoticePopup } from './around/notice.popup';
import { OfferMarquee } from './around/offer.marquee';
import { OfferSlider } from './around/offer.slider';
import { ReviewPrompt } from './around/review.prompt';
import { SaidSection } from './around/said.section';
import { InTurn } from './around/in-turn';
import { NearScreen } from './around/near-screen';
import { RecentSearches } from './recent.searches';
import { NEW } from '../../shared/search-form/state/searchpad.slice';
import { Below } from './searchpad.styles';
import { SearchpadTop } from './searchpad.top';
import { useHasDesk } from './use-has-desk';

/** Its lists need calls that the form does not. */
const Desk = lazy(() => import('./desk/desk').then((code) => ({ default: code.Desk })));

/**
 * `/searchpad`: the flight search, and below it the work of the day for those who may see a list of it; offers are below their work.
 * Users who may not search see the form, the reason and where they can go, and no offers, which lead to searches.
 */
export function SearchpadPage() {
  const t = useT('flights');
  const { companyName, timezone } = useTenant();
  const { can } = useSession();
  const navigate = useNavigate();
  const search = useCallback((query: SearchQuery) => void navigate(resultsHref(query)), [navigate]);
  const maySearch = can(Feature.Search);
  const hasDesk = useHasDesk();
  const today = dateIn(timezone, new Date());
  return (
    <Stack gap={hasDesk === false ? 7 : 5}>
      <SearchpadTop title={t('searchpad.title')} subtitle={t('searchpad.subtitle', { company: companyName })}>
        <Stack gap={4}>
          {!maySearch && <MayNotSearch />}
          <Form isDisabled={!maySearch} onSearch={search} />
          <SearchKeys />
        </Stack>
      </SearchpadTop>
      <InTurn>
        {hasDesk && (
          <Suspense fallback={<SkeletonCard lines={5} />}>
            <Desk today={today} />
          </Suspense>
        )}
        {maySearch && <RecentSearches today={today} />}
        {hasDesk && maySearch && (
          <Below>
            <OfferMarquee />
          </Below>
        )}
        {maySearch && <NoticePopup />}
        <ReviewPrompt />
        <NearScreen>
          {maySearch && <OfferSlider />}
          <SaidSection />
        </NearScreen>
      </InTurn>
    </Stack>
  );
}

/** Why the form is closed, with the pages that every user has. */
function MayNotSearch() {
  const t = useT('flights');
  const links = (
    <Inline gap={3} wrap>
      <LinkButton size="sm" href={paths.myProfile()}>
        {t('searchpad.mayNot.profile')}
      </LinkButton>
      <LinkButton size="sm" variant="ghost" href={paths.help()}>
        {t('searchpad.mayNot.help')}
      </LinkButton>
    </Inline>
  );
  return (
    <Callout tone="warning" title={t('searchpad.mayNot.title')} action={links}>
      {t('searchpad.mayNot.text')}
    </Callout>
  );
}

interface FormProps {
  isDisabled: boolean;
  onSearch: (query: SearchQuery) => void;
}

/** The form as last left, or filled with the search in its address, which is then removed from the address. */
function Form(props: FormProps) {
  const [params, setParams] = useSearchParams();
  const asked = queryFrom(params);
  const open = () => {
    setParams({}, { replace: true });
    // A notice or an offer further down the page leads here.
    window.scrollTo({ top: 0 });
  };
  if (asked) return <Filling query={asked} onFilled={open} />;
  return <FlightSearchForm id={NEW} {...props} />;
}

function Filling({ query, onFilled }: { query: SearchQuery; onFilled: () => void }) {
  useFillForm({ id: NEW, query, renewsDays: true, onFilled });
  return <SkeletonCard lines={3} />;
}

/** The page's keyboard shortcuts behind `?`, as on the results. */
function SearchKeys() {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  useKeys((event) => {
    if (event.key !== '?' || !isForPage(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <KeysDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      lines={() => [
        ['/', t('searchpad.oneLine.open')],
        ['?', t('results.keys.9')],
      ]}
    />
  );
}
