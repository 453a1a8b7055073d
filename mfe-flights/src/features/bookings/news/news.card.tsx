import type { Notification } from '@jetway/kit-api/orders';
import { useGetNotificationsQuery } from '@jetway/kit-api/orders';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { notificationText, orderPath } from '@jetway/kit-domain/orders';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Card, Heading, Stack, StatusPill, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { News } from '../bookings.styles';

const FIRST = 3;
/** Polling interval while the page is visible. */
const POLL_MS = 60_000;

const TONE = {
  booked: 'info',
  issued: 'success',
  issueRefused: 'danger',
  priceChanged: 'warning',
  handedOver: 'warning',
  expired: 'warning',
  cancelled: 'neutral',
  seatsLost: 'danger',
  limitExtended: 'success',
  limitRefused: 'warning',
  extrasAnswered: 'info',
  extrasRefused: 'danger',
  scheduleChanged: 'warning',
  partAnswered: 'info',
  childrenAnswered: 'info',
  paymentKept: 'warning',
  dueNear: 'warning',
  dueOverdue: 'danger',
  dueEnforced: 'danger',
  voided: 'success',
  voidRefused: 'danger',
  refundQuoted: 'warning',
  refunded: 'success',
  refundRefused: 'danger',
  exchangeQuoted: 'warning',
  exchanged: 'success',
  exchangeRefused: 'danger',
  correctionAsked: 'warning',
  lodged: 'info',
  biometricsDue: 'warning',
  visaDecided: 'info',
  visaDelivered: 'success',
  visaReminded: 'warning',
  holidayConfirmed: 'success',
  limitNear: 'warning',
  limitUrgent: 'danger',
  ticketsPending: 'info',
} as const satisfies Record<Notification['kind'], string>;

/**
 * Recent notifications about the agency's orders. Renders nothing without any or when they fail to load, because the list
 * below shows the orders.
 */
export function NewsCard() {
  const t = useT('flights');
  const { can } = useSession();
  const news = useGetNotificationsQuery(undefined, {
    skip: !can(Feature.ViewBooking),
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [isWhole, setWhole] = useState(false);
  const items = news.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('bookings.news.title')}
        </Heading>
        <News>
          {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
            <NewsLine key={`${item.orderReference} ${item.kind} ${item.at}`} item={item} />
          ))}
        </News>
        {!isWhole && items.length > FIRST && (
          <div>
            <Button size="sm" variant="link" onPress={() => setWhole(true)}>
              {t('bookings.news.all')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function NewsLine({ item: { orderReference, kind, at } }: { item: Notification }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const isDeadline = kind === 'limitNear' || kind === 'limitUrgent';
  return (
    <li>
      <Link to={orderPath(orderReference)}>{orderReference}</Link>
      <StatusPill tone={TONE[kind]}>{t(`bookings.news.${notificationText(orderReference, kind)}`)}</StatusPill>
      <Text size="sm" muted>
        {isDeadline ? deadline(at) : formatDateTime(at, locale)}
      </Text>
    </li>
  );
}
