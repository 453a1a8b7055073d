import type { AfterSaleQuoteLine, AfterSaleQuoteView } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Inline, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../desk/net-hidden';
import { deductionsIn } from './after-sale.model';
import { QuoteBasis } from './quote-basis';

interface QuoteTableProps {
  quote: AfterSaleQuoteView;
  nameOf: (travellerId: string) => string;
}

/** What each traveller gets back, and the total; nothing while the agent's price is hidden. */
export function QuoteTable({ quote, nameOf }: QuoteTableProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { isNetHidden } = useNetHidden();
  if (isNetHidden) return <Text muted>{t('afterSale.netHidden')}</Text>;
  const amount = (field: 'paid' | 'net' | ReturnType<typeof deductionsIn>[number]) => ({
    id: field,
    title: t(`afterSale.lines.${field}`),
    align: 'end' as const,
    render: (line: AfterSaleQuoteLine) => <Money value={line[field]} />,
  });
  const columns = [
    {
      id: 'traveller',
      title: t('afterSale.lines.traveller'),
      render: (line: AfterSaleQuoteLine) => nameOf(line.travellerId),
    },
    amount('paid'),
    ...deductionsIn(quote.lines).map(amount),
    amount('net'),
  ];
  return (
    <Stack gap={3}>
      <Table
        caption={t('afterSale.quote')}
        rows={quote.lines}
        rowKey={(line: AfterSaleQuoteLine) => line.travellerId}
        columns={columns}
      />
      <Inline gap={6} align="start">
        <Fact label={t(`afterSale.total.${quote.refundTo}`)}>
          <Text size="lg" weight="medium">
            <Money value={quote.total} />
          </Text>
        </Fact>
        <Fact label={t('afterSale.validUntil')}>
          <Text>{deadline(quote.validUntil)}</Text>
        </Fact>
      </Inline>
      <QuoteBasis quote={quote} />
    </Stack>
  );
}
