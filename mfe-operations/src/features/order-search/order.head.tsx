import { Code, CopyButton, Heading, Inline, Stack, StatusPill, styled, Text } from '@jetway/kit-ui';

import type { OrderCaseView } from '../../api/endpoints/orders';
import { ORDER_STATES } from './order-search.model';
import { nextOf } from './order.next';

/** Large enough to read out on the phone. */
const Large = styled.span`
  font-size: var(--jw-text-2xl);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The number that the supplier knows the order by, or else its reference, large and with a copy button; its status and the next step. */
export function OrderHead({ order }: { order: OrderCaseView }) {
  const state = ORDER_STATES[order.status];
  const { label, number, copy } = order.pnr
    ? { label: 'PNR', number: order.pnr, copy: 'Copy PNR' }
    : { label: 'Reference', number: order.orderReference, copy: 'Copy reference' };
  return (
    <Stack gap={4}>
      <Inline gap={3} wrap>
        <Text size="sm" muted>
          {label}
        </Text>
        <Large>
          <Code>{number}</Code>
        </Large>
        <CopyButton text={number} label={copy} isWordShown />
        <span role="status">
          <StatusPill tone={state.tone}>{state.name}</StatusPill>
        </span>
      </Inline>
      <Stack gap={1}>
        <Heading level={2} size="sm">
          Next step
        </Heading>
        <Text>{nextOf(order)}</Text>
      </Stack>
    </Stack>
  );
}
