import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Heading, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useCallback, useState } from 'react';

import { resultsHref } from '../../shared/addresses';
import { dateIn } from '../../shared/calendar';
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
import { FormCard, Hero, Top } from './searchpad.styles';
import { SearchpadTabs } from './searchpad.tabs';

/** `/searchpad`: the flight search. Users who may not search see the form and the reason. */
export function SearchpadPage() {
  const t = useT('flights');
  const { companyName, timezone } = useTenant();
  const { can } = useSession();
  const navigate = useNavigate();
  const search = useCallback((query: SearchQuery) => void navigate(resultsHref(query)), [navigate]);
  const maySearch = can(Feature.Search);
  return (
    <Stack gap={7}>
      <Top>
        <InTurn>
          <OfferMarquee />
        </InTurn>
        <Hero>
          <Heading level={1} size="3xl">
            {t('searchpad.title')}
          </Heading>
          <Text size="md">{t('searchpad.subtitle', { company: companyName })}</Text>
        </Hero>
        <FormCard>
          <SearchpadTabs />
          <Stack gap={4}>
            {!maySearch && (
              <Callout tone="warning" title={t('searchpad.mayNot.title')}>
                {t('searchpad.mayNot.text')}
              </Callout>
            )}
            <Form isDisabled={!maySearch} onSearch={search} />
            <SearchKeys />
          </Stack>
        </FormCard>
      </Top>
      <InTurn>
        {maySearch && <RecentSearches today={dateIn(timezone, new Date())} />}
        <NoticePopup />
        <ReviewPrompt />
        <NearScreen>
          <OfferSlider />
          <SaidSection />
        </NearScreen>
      </InTurn>
    </Stack>
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
  if (asked) return <Filling query={asked} onFilled={() => setParams({}, { replace: true })} />;
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
  return <KeysDialog isOpen={isOpen} onOpenChange={setOpen} lines={() => [['/', t('searchpad.oneLine.open')], ['?', t('results.keys.9')]]} />;
}
