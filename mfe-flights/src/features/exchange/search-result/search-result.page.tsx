import { problemOf } from '@jetway/kit-api';
import type { ExchangeOffers } from '@jetway/kit-api/flights';
import { useFilterExchangeQuery } from '@jetway/kit-api/flights';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Callout, EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { exchangeHref } from '../../../shared/addresses';
import { FlightOrders } from '../../../shared/flight-orders';
import { List, Row } from '../../../shared/results/list.styles';
import { SortTabs } from '../../../shared/results/sort.tabs';
import { CHEAPEST_FIRST, chosen } from '../../../shared/results/sort';
import type { ExchangeKeys } from '../exchange.model';
import { bodyOf, confirmHref, keysFrom, movesOf, sortedOffers } from '../exchange.model';
import { MovesText } from '../moves.text';
import { OfferCard } from './offer.card';
import type { Narrowing } from './offer.filters';
import { OfferFilters } from './offer.filters';

/** `/flight-exchange-search-result?reference=&requestId=`: the flights an order's tickets can be exchanged for. */
export function ExchangeSearchResultPage() {
  const [query] = useSearchParams();
  const keys = keysFrom(query);
  const isSearch = keys.orderReference !== '' && movesOf(keys.requestId).length > 0;
  return (
    <FlightOrders>
      {isSearch ? <Results key={`${keys.orderReference} ${keys.requestId}`} keys={keys} /> : <MissingOrder />}
    </FlightOrders>
  );
}

const NO_FILTERS: Narrowing = { airlines: [], stops: [] };

function Results({ keys }: { keys: ExchangeKeys }) {
  const t = useT('flights');
  const [filters, setFilters] = useState(NO_FILTERS);
  const found = useFilterExchangeQuery(
    { exchangeFilterBody: { ...bodyOf(keys), ...filters } },
    { refetchOnMountOrArgChange: true },
  );
  const change = <LinkButton href={exchangeHref(keys.orderReference)}>{t('exchange.changeDays')}</LinkButton>;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('exchange.results')}
        subtitle={<MovesText orderReference={keys.orderReference} moves={movesOf(keys.requestId)} />}
        actions={change}
      />
      {found.isError ? (
        <ErrorState
          title={t('exchange.notSearched')}
          text={t(`orders.problems.${problemKey(found.error)}`)}
          requestId={problemOf(found.error)?.requestId}
          onRetry={() => void found.refetch()}
        />
      ) : found.data ? (
        <Found
          keys={keys}
          // The filters stay in place while the list they narrow is read.
          found={found.data}
          isReading={found.isFetching}
          filters={filters}
          onFilters={setFilters}
        />
      ) : (
        <Stack gap={3}>
          <Text muted role="status">
            {t('exchange.searching')}
          </Text>
          <Skeleton height="18rem" />
        </Stack>
      )}
    </Stack>
  );
}

interface FoundProps {
  keys: ExchangeKeys;
  found: ExchangeOffers;
  isReading: boolean;
  filters: Narrowing;
  onFilters: (filters: Narrowing) => void;
}

function Found({ keys, found, isReading, filters, onFilters }: FoundProps) {
  const t = useT('flights');
  const navigate = useNavigate();
  const [sort, setSort] = useState(CHEAPEST_FIRST);
  const isNarrowed = filters.airlines.length > 0 || filters.stops.length > 0;
  if (found.items.length === 0 && !isNarrowed) {
    return (
      <EmptyState
        title={t('exchange.noFlights.title')}
        text={t('exchange.noFlights.text')}
        action={<LinkButton href={exchangeHref(keys.orderReference)}>{t('exchange.changeDays')}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={3} aria-busy={isReading}>
      {found.byHand && (
        <Callout tone="info" title={t('exchange.byHand.title')}>
          {t('exchange.byHand.text')}
        </Callout>
      )}
      <OfferFilters found={found} filters={filters} onChange={onFilters} />
      {found.items.length === 0 ? (
        <EmptyState
          title={t('results.emptyFiltered.title')}
          text={t('results.emptyFiltered.text')}
          action={<Button onPress={() => onFilters(NO_FILTERS)}>{t('results.emptyFiltered.action')}</Button>}
        />
      ) : (
        <>
          <SortTabs sort={sort} onChoose={(field) => setSort(chosen(sort, field))} />
          <List aria-label={t('exchange.results')}>
            {sortedOffers(found.items, sort).map((offer) => (
              <Row key={offer.offerId}>
                <OfferCard
                  offer={offer}
                  onChoose={() => void navigate(confirmHref({ ...keys, offerId: offer.offerId }))}
                />
              </Row>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
