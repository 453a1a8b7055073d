import { isProblem } from '@jetway/kit-api';
import type { FareLotKind } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { SearchHome } from '@jetway/kit-orders/searchpad';
import { useSession, useT } from '@jetway/kit-runtime';
import { Link, useSearchParams } from '@jetway/kit-runtime/router';
import { Button, EmptyState, Inline, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useCallback } from 'react';

import { newRequestHref } from '../../shared/addresses';
import { FareOrders } from '../../shared/fare-orders';
import { useLots } from '../../shared/lots/use-lots';
import { SearchFold } from './search.fold';
import { LotSearchForm } from './search.form';
import { ResultsBody } from './results.body';
import { ResultsFailure } from './results.failure';
import { addressFrom, ANYTHING, filteredSearchOf, paramsOf, searchOf } from './state/address';
import type { ResultsAddress } from './state/address';
import { Hint } from './results.styles';
import { activeCount, NO_FILTERS, withOthers } from './state/filters';

/** `/xclusive-fares-result`: fares that airlines sell through few agencies. */
export function XclusivePage() {
  return <FareResults kind="exclusive" />;
}

/** `/umrah-fares-result`: seats to Jeddah and Madinah. */
export function UmrahPage() {
  return <FareResults kind="umrah" />;
}

/** `/searchpad/grpfare` and `/searchpad/groupfares`: seats for groups. */
export function GroupPage() {
  return <FareResults kind="group" />;
}

/** The lots of a kind in the search pad's frame: every departure at first, those of a search after one. */
function FareResults({ kind }: { kind: FareLotKind }) {
  const t = useT('fares');
  const [params, setParams] = useSearchParams();
  const address = addressFrom(params);
  const change = useCallback(
    (part: Partial<ResultsAddress>) =>
      setParams((before) => paramsOf({ ...addressFrom(before), ...part }), { replace: true }),
    [setParams],
  );
  const { query } = address;
  return (
    <FareOrders>
      <Stack gap={5}>
        <SearchHome
          title={t(`results.headings.${kind}`)}
          tabs={{ label: t('results.tabs.label'), flights: t('results.tabs.flights'), fresh: t('results.tabs.new') }}
        >
          <SearchFold key={JSON.stringify(query)} query={query}>
            <LotSearchForm
              start={query}
              // Filters of one search may leave nothing of another.
              onSearch={(asked) => change({ query: asked, filters: NO_FILTERS })}
            />
            {kind !== 'exclusive' && <AskForGroup kind={kind} query={query} />}
          </SearchFold>
        </SearchHome>
        <Found kind={kind} address={address} onChange={change} />
      </Stack>
    </FareOrders>
  );
}

interface AskForGroupProps {
  kind: FareLotKind;
  query: ResultsAddress['query'];
}

/** Links to the form for requesting a group that no departure covers, for users who may. */
function AskForGroup({ kind, query }: AskForGroupProps) {
  const t = useT('fares');
  const { can } = useSession();
  if (!can(Feature.AccessGroupFares)) return null;
  return (
    <Hint size="sm">
      {t('requests.askHint')} <Link to={newRequestHref({ kind, ...query })}>{t('requests.ask')}</Link>
    </Hint>
  );
}

interface FoundProps {
  kind: FareLotKind;
  address: ResultsAddress;
  onChange: (part: Partial<ResultsAddress>) => void;
}

function Found({ kind, address, onChange }: FoundProps) {
  const t = useT('fares');
  const { can } = useSession();
  const search = searchOf(address.query);
  const { lots, hasMore, isFetching, error, retry } = useLots(kind, search);
  // An answer has only the first departures. Only the server can filter the later ones.
  const isFiltered = hasMore && activeCount(address.filters) > 0;
  const later = useLots(kind, filteredSearchOf(address.query, address.filters), !isFiltered);
  if (lots && lots.length > 0) {
    const all = isFiltered && later.lots ? withOthers(lots, later.lots) : lots;
    const isCut = isFiltered && later.lots ? later.hasMore : hasMore;
    return (
      <ResultsBody
        lots={all}
        isFirstPart={hasMore}
        later={{
          isLoading: isFiltered && later.isFetching,
          error: isFiltered ? later.error : undefined,
          retry: later.retry,
        }}
        hasMore={isCut}
        address={address}
        onChange={onChange}
      />
    );
  }
  if (lots && !isFetching) {
    const everything = (
      <Button onPress={() => onChange({ query: ANYTHING, filters: NO_FILTERS })}>{t('results.empty.all')}</Button>
    );
    const mayAsk = kind !== 'exclusive' && can(Feature.AccessGroupFares);
    return (
      <EmptyState
        title={t('results.empty.title')}
        text={t(search ? 'results.empty.searched' : 'results.empty.text')}
        action={
          (search || mayAsk) && (
            <Inline gap={3} wrap>
              {search && everything}
              {mayAsk && <LinkButton href={newRequestHref({ kind, ...address.query })}>{t('requests.ask')}</LinkButton>}
            </Inline>
          )
        }
      />
    );
  }
  if (error === undefined || isFetching) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('results.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  if (isProblem(error, 'access.denied'))
    return <EmptyState title={t('results.denied.title')} text={t('results.denied.text')} />;
  return <ResultsFailure error={error} onRetry={retry} />;
}
