import { problemOf } from '@jetway/kit-api';
import type { ExchangeOrder } from '@jetway/kit-api/flights';
import { useGetExchangeOrderQuery } from '@jetway/kit-api/flights';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Callout,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonCard,
  Stack,
} from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { nameIn } from '../../../shared/after-sale/after-sale.model';
import { ExchangeQuote } from '../../../shared/after-sale/exchange.quote';
import { FlightOrders } from '../../../shared/flight-orders';
import type { ExchangeKeys } from '../exchange.model';
import { keysFrom, movesOf, resultsHref } from '../exchange.model';
import { MovesText } from '../moves.text';
import { FlightsCard } from './flights.card';
import { SendCard } from './send.card';
import type { Priced } from './use-priced';
import { usePriced } from './use-priced';

/**
 * `/flight-exchange-confirm?reference=&requestId=&offerId=`: every flight before and after, what the exchange costs, and the
 * request. Automatic where the airline prices it; manual where our team does.
 */
export function ExchangeConfirmPage() {
  const [query] = useSearchParams();
  const keys = keysFrom(query);
  const isSearch = keys.orderReference !== '' && movesOf(keys.requestId).length > 0 && keys.offerId !== '';
  return <FlightOrders>{isSearch ? <Confirming keys={keys} /> : <MissingOrder />}</FlightOrders>;
}

function Confirming({ keys }: { keys: ExchangeKeys }) {
  const t = useT('flights');
  const { orderReference, requestId } = keys;
  // No tag invalidates it: once the exchange is requested, the order is refused here.
  const found = useGetExchangeOrderQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  let content: ReactNode = <SkeletonCard />;
  if (found.isError) {
    content = (
      <ErrorState
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(found.error)}`)}
        requestId={problemOf(found.error)?.requestId}
        onRetry={() => void found.refetch()}
      />
    );
  } else if (found.currentData && !found.currentData.order.actions.includes('exchange')) {
    content = (
      <EmptyState
        title={t('exchange.impossible')}
        text={t('afterSale.impossible.text')}
        action={<LinkButton href={paths.flightOrder(orderReference)}>{orderReference}</LinkButton>}
      />
    );
  } else if (found.currentData) {
    content = <Offer keys={keys} found={found.currentData} />;
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('exchange.confirmTitle')}
        subtitle={<MovesText orderReference={orderReference} moves={movesOf(requestId)} />}
        actions={<LinkButton href={resultsHref(keys)}>{t('exchange.otherFlights')}</LinkButton>}
      />
      {content}
    </Stack>
  );
}

function Offer({ keys, found }: { keys: ExchangeKeys; found: ExchangeOrder }) {
  const answer = usePriced(keys, found);
  // The request may be refused for reasons that pricing does not check, such as its reason code.
  const [isRefused, setRefused] = useState(false);
  const priced: Priced = isRefused ? { kind: 'manual' } : answer;
  const isManual = priced.kind === 'manual';
  return (
    <Stack gap={4}>
      <FlightsCard keys={keys} />
      <Cost priced={priced} found={found} />
      {(isManual || priced.kind === 'auto') && (
        <SendCard
          keys={keys}
          isManual={isManual}
          names={found.exchangeTravelers.map(({ name }) => name)}
          onByHand={() => setRefused(true)}
          onGone={() => priced.kind === 'auto' && priced.again()}
        />
      )}
    </Stack>
  );
}

/** What it costs, or that our team says so. */
function Cost({ priced, found }: { priced: Priced; found: ExchangeOrder }) {
  const t = useT('flights');
  switch (priced.kind) {
    case 'reading':
      return <Skeleton height="12rem" />;
    case 'failed':
      return (
        <ErrorState
          level={2}
          title={t('exchange.unpriced')}
          text={t(`orders.problems.${problemKey(priced.error)}`)}
          requestId={problemOf(priced.error)?.requestId}
          onRetry={priced.again}
        />
      );
    case 'manual':
      return (
        <Callout tone="info" title={t('exchange.byHand.title')}>
          {t('exchange.why')}
        </Callout>
      );
    case 'auto':
      return priced.quote ? (
        <Card>
          <ExchangeQuote
            quote={priced.quote}
            nameOf={(id) => nameIn(found.order, id)}
            isCounting
            onExpire={priced.again}
          />
        </Card>
      ) : (
        <Callout tone="info" title={t('afterSale.hidden')}>
          {t('afterSale.hiddenText')}
        </Callout>
      );
  }
}
