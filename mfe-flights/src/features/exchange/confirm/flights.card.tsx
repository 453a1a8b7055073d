import { problemOf } from '@jetway/kit-api';
import { useGetExchangeItineraryQuery, useGetExchangeSummaryQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, ErrorState, Grid, Heading, Skeleton, Stack } from '@jetway/kit-ui';

import { ExchangeFlights } from '../../../shared/after-sale/exchange.flights';
import { inWords } from '../../../shared/wire-words';
import type { ExchangeKeys } from '../exchange.model';
import { bodyOf } from '../exchange.model';

/** Every flight before and after, and the baggage of the new fare. */
export function FlightsCard({ keys }: { keys: ExchangeKeys }) {
  const t = useT('flights');
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('exchange.flights')}
        </Heading>
        <Flights keys={keys} />
      </Stack>
    </Card>
  );
}

function Flights({ keys }: { keys: ExchangeKeys }) {
  const t = useT('flights');
  const args = { exchangeChoiceBody: { ...bodyOf(keys), offerId: keys.offerId } };
  const summary = useGetExchangeSummaryQuery(args, { refetchOnMountOrArgChange: true });
  const itinerary = useGetExchangeItineraryQuery(args, { refetchOnMountOrArgChange: true });
  if (summary.isError) {
    return (
      <ErrorState
        level={3}
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(summary.error)}`)}
        requestId={problemOf(summary.error)?.requestId}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  if (!summary.currentData) return <Skeleton height="10rem" />;
  const { before, after } = summary.currentData;
  const chosen = itinerary.currentData;
  return (
    <Stack gap={4}>
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <ExchangeFlights label={t('exchange.before')} segments={before} />
        <ExchangeFlights label={t('exchange.after')} segments={after} marksKept />
      </Grid>
      {chosen && (
        <DescriptionList
          items={[
            { term: t('order.trip.brand'), description: chosen.offer.brand },
            { term: t('exchange.checkedBag'), description: inWords(t, chosen.checkedBag) },
            { term: t('exchange.cabinBag'), description: inWords(t, chosen.cabinBag) },
          ]}
        />
      )}
    </Stack>
  );
}
