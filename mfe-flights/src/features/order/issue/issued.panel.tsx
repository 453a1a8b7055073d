import type { Order } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Callout, Code, DescriptionList, Stack, Text } from '@jetway/kit-ui';

import { ticketName } from '../../../shared/trip/ticket-name';
import { spacedTicket, ticketOf } from '../order.model';
import { Unbroken } from '../order.styles';

/** Confirmation with every ticket number. */
export function IssuedPanel({ order }: { order: Order }) {
  const t = useT('flights');
  const items = order.travellers.map((traveller) => ({
    term: ticketName(traveller),
    description: (
      <Unbroken>
        <Code>{spacedTicket(ticketOf(order, traveller) ?? '')}</Code>
      </Unbroken>
    ),
  }));
  return (
    <Callout tone="success" title={t('order.issued.title')}>
      <Stack gap={3}>
        <Text>{t('order.issued.text')}</Text>
        <DescriptionList items={items} />
      </Stack>
    </Callout>
  );
}
