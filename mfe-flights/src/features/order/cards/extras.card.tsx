import type { Order, OrderExtra } from '@jetway/kit-api/flights';
import { useGetUpdatedTravelerSsrStatusQuery } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { minorOf } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Badge, Button, Callout, Card, Code, Heading, Inline, Money, Stack, Table, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { flightNumbers } from '../../../shared/trip/flight-numbers';
import { Unbroken } from '../order.styles';
import { spacedTicket } from '../order.model';
import { SsrHistory } from './ssr.history';

const TONE = { HN: 'warning', HK: 'success', UN: 'danger' } as const;

/** Seats, baggage, meals and SSRs of the order, with the airline's answer to each. */
export function ExtrasCard({ order }: { order: Order }) {
  const t = useT('flights');
  const { can } = useSession();
  // Outside what is mounted again for each version of the order: an open history stays open.
  const [isHistoryShown, setHistoryShown] = useState(false);
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Answered key={order.version} order={order} isHistoryShown={isHistoryShown} />
        {can(Feature.SSRHistory) && !isHistoryShown && (
          <Inline>
            <Button variant="ghost" size="sm" onPress={() => setHistoryShown(true)}>
              {t('order.extras.showHistory')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** The extras, with the airline's answers to this version of the order. */
function Answered({ order, isHistoryShown }: { order: Order; isHistoryShown: boolean }) {
  const t = useT('flights');
  const { orderReference } = order;
  const waits = order.extras.some(({ status }) => status === 'HN');
  const answers = useGetUpdatedTravelerSsrStatusQuery(
    { orderReference },
    { skip: !waits, refetchOnMountOrArgChange: true },
  );
  const extras = answers.data?.extras ?? order.extras;
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={3} wrap>
        <Heading level={2} size="md">
          {t('order.extras.title')}
        </Heading>
        {waits && (
          <Button variant="ghost" size="sm" isPending={answers.isFetching} onPress={() => void answers.refetch()}>
            {t('order.extras.ask')}
          </Button>
        )}
      </Inline>
      {answers.isError && <Callout tone="warning">{t('order.extras.unheard')}</Callout>}
      <Table
        caption={t('order.extras.title')}
        rows={extras}
        rowKey={(extra: OrderExtra) => extra.extraId}
        columns={[
          { id: 'what', title: t('order.extras.what'), render: (extra: OrderExtra) => <What extra={extra} /> },
          {
            id: 'who',
            title: t('order.extras.who'),
            render: (extra: OrderExtra) => <Who order={order} extra={extra} />,
          },
          { id: 'amount', title: t('order.extras.amount'), render: (extra: OrderExtra) => <Amount extra={extra} /> },
          {
            id: 'status',
            title: t('order.extras.status'),
            render: ({ status }: OrderExtra) => (
              <Badge tone={TONE[status]}>{t(`order.extras.statuses.${status}`)}</Badge>
            ),
          },
        ]}
      />
      {isHistoryShown && (
        <SsrHistory key={`${order.version}-${extras.map(({ status }) => status).join('')}`} order={order} />
      )}
    </Stack>
  );
}

function What({ extra }: { extra: OrderExtra }) {
  const t = useT('flights');
  const name =
    extra.kind === 'seat'
      ? t('booking.extras.seat', { seat: extra.code })
      : t(`extraNames.${extra.code}`, { defaultValue: extra.name });
  return (
    <Stack gap={1}>
      <span>
        {extra.quantity > 1 && `${extra.quantity} × `}
        {name}
      </span>
      {extra.remark && (
        <Text size="sm" muted>
          {extra.remark}
        </Text>
      )}
    </Stack>
  );
}

/** The traveller and flights of an extra. */
function Who({ order, extra }: { order: Order; extra: OrderExtra }) {
  const traveller = order.travellers.find(({ travellerId }) => travellerId === extra.travellerId);
  const flights = order.segments.filter(({ segmentId }) => extra.segmentIds.includes(segmentId));
  return (
    <Stack gap={1}>
      <span>{traveller && `${traveller.givenName} ${traveller.surname}`}</span>
      <Text size="sm" muted>
        {flightNumbers(flights)}
      </Text>
    </Stack>
  );
}

function Amount({ extra }: { extra: OrderExtra }) {
  const t = useT('flights');
  return (
    <Stack gap={1} align="start">
      {minorOf(extra.amount) === 0n ? t('booking.extras.included') : <Money value={extra.amount} />}
      {extra.document && (
        <Unbroken>
          <Code>{spacedTicket(extra.document)}</Code>
        </Unbroken>
      )}
    </Stack>
  );
}
