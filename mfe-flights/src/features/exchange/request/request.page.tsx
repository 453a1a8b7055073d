import { problemOf } from '@jetway/kit-api';
import type { ExchangeOrder } from '@jetway/kit-api/flights';
import { useGetExchangeOrderQuery } from '@jetway/kit-api/flights';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { Link, useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { useEffect } from 'react';

import { FlightOrders } from '../../../shared/flight-orders';
import { resultsHref, searchOf } from '../exchange.model';
import { ReasonFields } from '../reason.fields';
import type { ExchangeRequestState } from '../state/exchange.slice';
import { exchangeActions, isMoved, selectExchange } from '../state/exchange.slice';
import { JourneyFields } from './journey.fields';
import { TermsCallout } from './terms.callout';
import { TravellerFields } from './traveller.fields';

/** `/flight-exchange-request?reference=`: which travellers and journeys of an order move, and to which day. */
export function ExchangeRequestPage() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  return (
    <FlightOrders>{reference ? <Asking key={reference} orderReference={reference} /> : <MissingOrder />}</FlightOrders>
  );
}

function Asking({ orderReference }: { orderReference: string }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectExchange);
  const found = useGetExchangeOrderQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  const data = found.currentData;
  useEffect(() => {
    if (data) dispatch(exchangeActions.opened(openedOf(data)));
  }, [data, dispatch]);
  if (found.isError) {
    return (
      <ErrorState
        level={1}
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(found.error)}`)}
        requestId={problemOf(found.error)?.requestId}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!data || state.orderReference !== orderReference) return <SkeletonCard />;
  if (!data.order.actions.includes('exchange')) {
    return (
      <EmptyState
        level={1}
        title={t('exchange.impossible')}
        text={t('afterSale.impossible.text')}
        action={<LinkButton href={paths.flightOrder(orderReference)}>{orderReference}</LinkButton>}
      />
    );
  }
  return <Choice found={data} state={state} />;
}

function openedOf({ order, exchangeTravelers, exchangeItineraries }: ExchangeOrder) {
  return {
    orderReference: order.orderReference,
    travellerIds: exchangeTravelers.map(({ travellerId }) => travellerId),
    itineraries: exchangeItineraries.map(({ origin, destination, legGroup, date, minDate, maxDate }) => ({
      ...{ origin, destination, legGroup, date, minDate, maxDate },
    })),
  };
}

function Choice({ found, state }: { found: ExchangeOrder; state: ExchangeRequestState }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { orderReference, exchangeTravelers: travellers } = state;
  const search = () => {
    const moves = state.exchangeItineraries.filter(isMoved);
    const requestId = searchOf(moves);
    dispatch(exchangeActions.searched(requestId));
    void navigate(resultsHref({ orderReference, requestId, offerId: '' }));
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('exchange.title')}
        subtitle={<Link to={paths.flightOrder(orderReference)}>{orderReference}</Link>}
      />
      <TermsCallout orderReference={orderReference} />
      <Card padding="md">
        <Stack gap={5}>
          <TravellerFields travellers={found.exchangeTravelers} chosen={travellers} />
          <JourneyFields itineraries={state.exchangeItineraries} />
          <ReasonFields />
          <Stack gap={2} align="start">
            <Button
              variant="primary"
              isDisabled={!state.enableSearch || travellers.length < state.paxCount}
              onPress={search}
            >
              {t('exchange.search')}
            </Button>
            {!state.enableSearch && <Text muted>{t('exchange.searchHint')}</Text>}
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}
