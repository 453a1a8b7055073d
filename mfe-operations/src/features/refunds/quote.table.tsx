import type { TableColumn } from '@jetway/kit-ui';
import { Card, Heading, Money, Stack, Table, Text } from '@jetway/kit-ui';

import type { AfterSaleQuoteLine, AfterSaleQuoteView, CaseTraveller } from '../../api/endpoints/orders';
import { DEDUCTION_NAMES, DEDUCTIONS } from './quote.model';
import { Deadline } from '../../shared/clock/deadline';

interface QuoteTableProps {
  tenant: string;
  quote: AfterSaleQuoteView;
  travellers: readonly CaseTraveller[];
}

/** The quote the agency has, line by line. */
export function QuoteTable({ tenant, quote, travellers }: QuoteTableProps) {
  const nameOf = (id: string) => travellers.find(({ travellerId }) => travellerId === id)?.name ?? id;
  const columns: TableColumn<AfterSaleQuoteLine>[] = [
    { id: 'name', title: 'Traveller', render: ({ travellerId }) => <bdi>{nameOf(travellerId)}</bdi> },
    { id: 'paid', title: 'Paid', align: 'end', render: ({ paid }) => <Money value={paid} /> },
    ...DEDUCTIONS.map((each): TableColumn<AfterSaleQuoteLine> => ({
      id: each,
      title: DEDUCTION_NAMES[each],
      align: 'end',
      render: (line) => <Money value={line[each]} />,
    })),
    { id: 'net', title: 'Returned', align: 'end', render: ({ net }) => <Money value={net} /> },
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="md">
          Quote
        </Heading>
        <Table caption="Quote" columns={columns} rows={quote.lines} rowKey={({ travellerId }) => travellerId} />
        <Text weight="semibold">
          Returned in all: <Money value={quote.total} />{' '}
          {quote.refundTo === 'airlineCredit' && 'as credit with the airline'}
        </Text>
        <Text size="sm" muted>
          {quote.basis} {quote.mode === 'manual' ? 'Entered by an operator.' : 'Computed.'} Valid until{' '}
          <Deadline tenant={tenant} at={quote.validUntil} />.
        </Text>
      </Stack>
    </Card>
  );
}
