import type { PassbookResponse, PassbookRow } from '@jetway/kit-api/payment';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Inline, Money, Table, Text } from '@jetway/kit-ui';
import { formatDateTime } from '@jetway/kit-domain';

/** One row a movement; a ticket's reference opens its order. */
export function LedgerTable({ page }: { page: PassbookResponse }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const money = (amount: string | undefined) =>
    amount ? <Money value={{ currency: page.currency, amount }} bare /> : null;
  return (
    <Table
      caption={t('ledger.caption')}
      rows={page.items}
      rowKey={(row: PassbookRow) => String(row.entryNo)}
      columns={[
        { key: 'posted', header: t('ledger.columns.posted'), cell: (row: PassbookRow) => formatDateTime(row.postedAt, locale) },
        { key: 'reference', header: t('ledger.columns.reference'), cell: (row: PassbookRow) => <Reference row={row} /> },
        {
          key: 'description',
          header: t('ledger.columns.description'),
          cell: (row: PassbookRow) => (
            <Inline gap={2}>
              <Badge tone={row.credit ? 'success' : 'neutral'}>{t(`types.${row.type}`)}</Badge>
              <Text size="sm">{row.description}</Text>
            </Inline>
          ),
        },
        { key: 'debit', header: t('ledger.columns.debit'), align: 'end', cell: (row: PassbookRow) => money(row.debit) },
        { key: 'credit', header: t('ledger.columns.credit'), align: 'end', cell: (row: PassbookRow) => money(row.credit) },
        { key: 'balance', header: t('ledger.columns.balance'), align: 'end', cell: (row: PassbookRow) => money(row.balance) },
        { key: 'by', header: t('ledger.columns.by'), cell: (row: PassbookRow) => row.createdBy },
      ]}
    />
  );
}

function Reference({ row }: { row: PassbookRow }) {
  if (row.type !== 'issue') return row.reference;
  return <Link to={paths.flightOrder(row.reference)}>{row.reference}</Link>;
}
