import { isProblem, problemOf } from '@jetway/kit-api';
import type { HotelOrder } from '@jetway/kit-api/hotels';
import { useHotelGetOrderQuery } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useDeadline, useSession, useT } from '@jetway/kit-runtime';
import { Navigate, useParams } from '@jetway/kit-runtime/router';
import {
  Callout,
  Card,
  Code,
  CopyButton,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  SkeletonCard,
  Spinner,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { searchHref } from '../../../shared/addresses';
import { BOOKINGS, orderHref, outcomeHref, printHref } from '../../../shared/orders/addresses';
import { HotelOrders } from '../../../shared/orders/hotel-orders';
import { isUndecided } from '../../../shared/orders/hotel-status';
import { StayFacts } from '../../../shared/orders/stay-facts';

/** Polling interval of an undecided booking. */
export const OUTCOME_POLL_MS = 3_000;

/** `/hotel/book/Confirmed/{referenceId}`: the booking is confirmed. */
export function ConfirmedPage() {
  return <Outcome page="confirmed" />;
}

/** `/hotel/book/UnConfirmed/{referenceId}`: polls the booking until the hotel has decided. */
export function UnconfirmedPage() {
  return <Outcome page="unConfirmed" />;
}

type Page = 'confirmed' | 'unConfirmed';

function Outcome({ page }: { page: Page }) {
  const { referenceId = '' } = useParams();
  return (
    <HotelOrders>
      <Followed key={referenceId} referenceId={referenceId} page={page} />
    </HotelOrders>
  );
}

function Followed({ referenceId, page }: { referenceId: string; page: Page }) {
  const t = useT('hotels');
  const [poll, setPoll] = useState(0);
  const order = useHotelGetOrderQuery(
    { hotelReferenceRequest: { referenceId } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = order.data && isUndecided(order.data.status) ? OUTCOME_POLL_MS : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  if (order.data) return <Decided order={order.data} page={page} />;
  if (isProblem(order.error, 'order.not_found')) return <MissingOrder href={BOOKINGS} />;
  if (!order.isError) return <SkeletonCard />;
  if (isProblem(order.error, 'access.denied')) {
    return (
      <Stack gap={4}>
        <Reference reference={referenceId} title={t(`outcome.${page}.title`)} />
        <Callout tone="info">{t('order.denied.text')}</Callout>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Reference reference={referenceId} title={t('outcome.unread')} />
      <ErrorState
        level={2}
        title={t('order.failed')}
        text={t(`orders.problems.${problemKey(order.error)}`)}
        requestId={problemOf(order.error)?.requestId}
        onRetry={() => void order.refetch()}
      />
    </Stack>
  );
}

function Decided({ order, page }: { order: HotelOrder; page: Page }) {
  const { status, referenceId } = order;
  const isMade = status === 'confirmed' || status === 'onHold';
  if (isMade && page === 'unConfirmed') return <Navigate to={outcomeHref('confirmed', referenceId)} replace />;
  if (isUndecided(status) && page === 'confirmed')
    return <Navigate to={outcomeHref('unConfirmed', referenceId)} replace />;
  if (isMade) return <Made order={order} />;
  return isUndecided(status) ? <Waiting order={order} /> : <Ended order={order} />;
}

function Made({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const deadline = useDeadline();
  const isUnpaid = Boolean(order.payBy) && order.payment.state !== 'paid';
  return (
    <Stack gap={5}>
      <Reference reference={order.referenceId} title={t('outcome.confirmed.title')} />
      <Callout tone={isUnpaid ? 'warning' : 'success'} title={t('outcome.confirmed.booked')}>
        {isUnpaid && order.payBy
          ? t('outcome.confirmed.payBy', { at: deadline(order.payBy) })
          : t('outcome.confirmed.text')}
      </Callout>
      <StayFacts order={order} />
      <Ways order={order} />
    </Stack>
  );
}

function Waiting({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  return (
    <Stack gap={5}>
      <Reference reference={order.referenceId} title={t('outcome.unConfirmed.title')} />
      <Callout tone="warning" title={t('outcome.unConfirmed.waiting')}>
        {t('outcome.unConfirmed.text')}
      </Callout>
      <Inline gap={3}>
        <Spinner />
        <Text muted>{t('outcome.unConfirmed.following')}</Text>
      </Inline>
      <StayFacts order={order} />
      <Ways order={order} />
    </Stack>
  );
}

/** The hotel has refused, or the booking was cancelled meanwhile. */
function Ended({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const { can } = useSession();
  return (
    <Stack gap={5}>
      <Reference reference={order.referenceId} title={t('outcome.ended.title')} />
      <Callout tone="danger" title={t(`status.${order.status}`)}>
        {t('outcome.ended.text')}
      </Callout>
      <StayFacts order={order} />
      <Inline gap={3} wrap>
        <LinkButton variant="primary" href={searchHref()}>
          {t('booking.searchAgain')}
        </LinkButton>
        {can(Feature.ShowHotelQueues) && (
          <LinkButton href={orderHref(order.referenceId)}>{t('outcome.open')}</LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

function Reference({ reference, title }: { reference: string; title: string }) {
  const t = useT('hotels');
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Inline gap={2} wrap>
          <Text muted>{t('outcome.reference')}</Text>
          <Code>{reference}</Code>
          <CopyButton text={reference} label={t('outcome.copy')} />
        </Inline>
      </Stack>
    </Card>
  );
}

/** Links to next steps the user may take. */
function Ways({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const { can } = useSession();
  return (
    <Inline gap={3} wrap>
      {can(Feature.ShowHotelQueues) && (
        <LinkButton variant="primary" href={orderHref(order.referenceId)}>
          {t('outcome.open')}
        </LinkButton>
      )}
      {order.actions.includes('print') && (
        <LinkButton href={printHref(order.referenceId)}>{t('order.actions.print')}</LinkButton>
      )}
      {can(Feature.ShowHotelQueues) && (
        <LinkButton variant="ghost" href={BOOKINGS}>
          {t('outcome.bookings')}
        </LinkButton>
      )}
    </Inline>
  );
}
