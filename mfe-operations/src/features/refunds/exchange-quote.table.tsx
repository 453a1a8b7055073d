import type { TableColumn } from '@jetway/kit-ui';
import { Card, Heading, Money, Stack, Table, Text } from '@jetway/kit-ui';

import type { CaseTraveller, ExchangeQuoteLine, ExchangeQuoteView } from '../../api/endpoints/orders';
import { Deadline } from '../../shared/clock/deadline';

const AMOUNTS = [
  ['oldResidual', 'Old ticket'],
  ['newFare', 'New ticket'],
  ['changePenalty', 'Penalty'],
  ['portalFee', 'Portal fee'],
  ['kept', 'Kept'],
  ['addCollect', 'To pay'],
  ['residualRefund', 'Returned'],
] as const;

interface ExchangeQuoteTableProps {
  tenant: string;
  quote: ExchangeQuoteView;
  travellers: readonly CaseTraveller[];
}

/** The quote of an exchange the agency has, line by line. */
export function ExchangeQuoteTable({ tenant, quote, travellers }: ExchangeQuoteTableProps) {
  const nameOf = (id: string) => travellers.find(({ travellerId }) => travellerId === id)?.name ?? id;
  const columns: TableColumn<ExchangeQuoteLine>[] = [
    { id: 'name', title: 'Traveller', render: ({ travellerId }) => <bdi>{nameOf(travellerId)}</bdi> },
    ...AMOUNTS.map(([field, title]): TableColumn<ExchangeQuoteLine> => ({
      id: field,
      title,
      align: 'end',
      render: (line) => <Money value={line[field]} />,
    })),
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="md">
          Quote
        </Heading>
        <Table caption="Quote" columns={columns} rows={quote.lines} rowKey={({ travellerId }) => travellerId} />
        <Text weight="semibold">
          To pay in all: <Money value={quote.addCollect} />, returned in all: <Money value={quote.residualRefund} />
        </Text>
        <Text size="sm" muted>
          {quote.basis} {quote.mode === 'manual' ? 'Entered by an operator.' : 'Computed.'} Valid until{' '}
          <Deadline tenant={tenant} at={quote.validUntil} />.
        </Text>
      </Stack>
    </Card>
  );
}
