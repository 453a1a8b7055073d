import type { Order, OrderTraveller } from '@jetway/kit-api/flights';
import { plainDate } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Card, Code, CopyButton, Heading, Inline, Table, Stack } from '@jetway/kit-ui';

import { ticketName } from '../../../shared/trip/ticket-name';
import { spacedTicket, ticketOf } from '../order.model';
import { Unbroken } from '../order.styles';

/** The travellers, with ticket numbers once issued. */
export function TravellersCard({ order }: { order: Order }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.travellers.title')}
        </Heading>
        <Table
          caption={t('order.travellers.title')}
          rows={order.travellers}
          rowKey={(traveller: OrderTraveller) => traveller.travellerId}
          columns={[
            {
              id: 'name',
              title: t('order.travellers.name'),
              render: (traveller: OrderTraveller) => <Name traveller={traveller} />,
            },
            {
              id: 'birth',
              title: t('order.travellers.birth'),
              render: (traveller: OrderTraveller) => <Unbroken>{plainDate(traveller.birthOn, locale)}</Unbroken>,
            },
            {
              id: 'ticket',
              title: t('order.travellers.ticket'),
              render: (traveller: OrderTraveller) => <TicketNumber number={ticketOf(order, traveller)} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Name({ traveller }: { traveller: OrderTraveller }) {
  const t = useT('flights');
  return (
    <Stack gap={1} align="start">
      <span>{ticketName(traveller)}</span>
      <Badge tone="neutral">{t(`booking.types.${traveller.passengerType}`)}</Badge>
    </Stack>
  );
}

function TicketNumber({ number }: { number: string | undefined }) {
  const t = useT('flights');
  if (!number) return t('order.travellers.noTicket');
  return (
    <Inline gap={1} wrap={false}>
      <Unbroken>
        <Code>{spacedTicket(number)}</Code>
      </Unbroken>
      <CopyButton text={number} label={t('order.copyTicket', { number })} />
    </Inline>
  );
}
