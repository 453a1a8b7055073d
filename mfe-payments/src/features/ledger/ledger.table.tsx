import type { PassbookResponse, PassbookRow } from '@jetway/kit-api/payment';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Money, Table, Text } from '@jetway/kit-ui';
import { formatDateTime } from '@jetway/kit-domain';

import { EntryReference } from '../../shared/entry-reference';
import { DescriptionLine, OneLine } from '../../shared/list.styles';

/** One row per entry; its reference opens the order or the deposit. Shows loading rows without a page. */
export function LedgerTable({ page }: { page: PassbookResponse | undefined }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const money = (amount: string | undefined) =>
    page && amount ? <Money value={{ currency: page.currency, amount }} bare /> : null;
  return (
    <Table
      caption={t('ledger.caption')}
      rows={page?.items ?? []}
      isLoading={!page}
      rowKey={(row: PassbookRow) => String(row.entryNo)}
      columns={[
        {
          id: 'posted',
          title: t('ledger.columns.posted'),
          render: (row: PassbookRow) => <OneLine>{formatDateTime(row.postedAt, locale)}</OneLine>,
        },
        {
          id: 'reference',
          title: t('ledger.columns.reference'),
          render: (row: PassbookRow) => <EntryReference entry={row} />,
        },
        {
          id: 'description',
          title: t('ledger.columns.description'),
          render: (row: PassbookRow) => (
            <DescriptionLine gap={2}>
              <Badge tone={row.credit ? 'success' : 'neutral'}>{t(`types.${row.type}`)}</Badge>
              <Text size="sm">{row.description}</Text>
            </DescriptionLine>
          ),
        },
        { id: 'debit', title: t('ledger.columns.debit'), align: 'end', render: (row: PassbookRow) => money(row.debit) },
        {
          id: 'credit',
          title: t('ledger.columns.credit'),
          align: 'end',
          render: (row: PassbookRow) => money(row.credit),
        },
        {
          id: 'balance',
          title: t('ledger.columns.balance'),
          align: 'end',
          render: (row: PassbookRow) => money(row.balance),
        },
        { id: 'by', title: t('ledger.columns.by'), render: (row: PassbookRow) => <OneLine>{row.createdBy}</OneLine> },
      ]}
    />
  );
}
