import { isProblem, problemOf } from '@jetway/kit-api';
import { useGetSharedItineraryQuery } from '@jetway/kit-api/orders';
import { DocumentSheet, OrdersProvider, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, EmptyState, ErrorState, Heading, Inline, LinkButton, Skeleton } from '@jetway/kit-ui';

import { itineraryFileHref } from '../../shared/addresses';
import { BrandSheet } from '../../shared/brand/brand-sheet';
import { OnScreen } from './print.styles';

/** Flights may have moved since the page was last open. */
const FRESH = { refetchOnMountOrArgChange: true };

/** `/itinerary?token=`: the itinerary or the voucher of an order of any product, for its travellers. */
export function ItineraryPage() {
  const t = useT('flights');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const found = useGetSharedItineraryQuery({ token }, { skip: token === '', ...FRESH });
  const { state, brand, itinerary } = found.data ?? {};
  const isGone = token === '' || isProblem(found.error, 'record.not_found');
  return (
    <BrandSheet brand={brand} title={t('titles.itinerary')}>
      {isGone && <EmptyState level={1} title={t('print.itinerary.goneTitle')} text={t('print.itinerary.goneText')} />}
      {!isGone && found.isError && (
        <ErrorState
          level={1}
          title={t('print.itinerary.failed')}
          text={t(`orders.problems.${problemKey(found.error)}`)}
          requestId={problemOf(found.error)?.requestId}
          onRetry={() => void found.refetch()}
        />
      )}
      {brand && (state === 'revoked' || state === 'expired') && (
        <EmptyState
          level={1}
          title={t(`print.itinerary.${state}Title`)}
          text={t(`print.itinerary.${state}Text`, { agency: brand.name })}
        />
      )}
      {itinerary && (
        <>
          <Heading level={1} size="2xl">
            {itinerary.journeys.length > 0 ? t('print.itinerary.title') : itinerary.title}
          </Heading>
          <OnScreen>
            <Inline gap={3} wrap>
              <LinkButton href={itineraryFileHref('Pdf', token)} download>
                {t('print.itinerary.pdf')}
              </LinkButton>
              <LinkButton href={itineraryFileHref('Calendar', token)} download>
                {t('print.itinerary.calendar')}
              </LinkButton>
              <Button onPress={() => window.print()}>{t('print.itinerary.print')}</Button>
            </Inline>
          </OnScreen>
          <OrdersProvider namespace="flights" isNetHidden>
            <DocumentSheet paper={itinerary} />
          </OrdersProvider>
        </>
      )}
      {!isGone && !found.data && !found.isError && <Skeleton height="24rem" />}
    </BrandSheet>
  );
}
