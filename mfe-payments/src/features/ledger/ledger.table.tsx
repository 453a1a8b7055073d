import type { PassbookResponse, PassbookRow } from '@jetway/kit-api/payment';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Money, Table, Text } from '@jetway/kit-ui';
import { formatDateTime } from '@jetway/kit-domain';

import { OneLine } from '../../shared/list.styles';
import { DescriptionLine, ReferenceText } from './ledger.styles';

/** One row per entry; a ticket's reference opens its order. Shows loading rows without a page. */
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
        { id: 'posted', title: t('ledger.columns.posted'), render: (row: PassbookRow) => <OneLine>{formatDateTime(row.postedAt, locale)}</OneLine> },
        { id: 'reference', title: t('ledger.columns.reference'), render: (row: PassbookRow) => <Reference row={row} /> },
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
        { id: 'credit', title: t('ledger.columns.credit'), align: 'end', render: (row: PassbookRow) => money(row.credit) },
        { id: 'balance', title: t('ledger.columns.balance'), align: 'end', render: (row: PassbookRow) => money(row.balance) },
        { id: 'by', title: t('ledger.columns.by'), render: (row: PassbookRow) => <OneLine>{row.createdBy}</OneLine> },
      ]}
    />
  );
}

function Reference({ row }: { row: PassbookRow }) {
  if (row.type !== 'issue') return <ReferenceText title={row.reference}>{row.reference}</ReferenceText>;
  return <Link to={paths.flightOrder(row.reference)}>{row.reference}</Link>;
}
