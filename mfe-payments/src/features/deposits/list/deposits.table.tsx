import type { DepositRow, DepositsResponse } from '@jetway/kit-api/deposits';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Money, Table } from '@jetway/kit-ui';

import { depositHref } from '../../../shared/addresses';
import { OneLine } from '../../../shared/list.styles';
import { DepositStatus } from '../model/deposit-status';

/** One row per deposit; its reference opens it. Shows loading rows without a page. */
export function DepositsTable({ page }: { page: DepositsResponse | undefined }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  return (
    <Table
      caption={t('deposits.list.caption')}
      rows={page?.items ?? []}
      isLoading={!page}
      rowKey={(row: DepositRow) => row.depositRef}
      columns={[
        {
          id: 'ref',
          title: t('deposits.list.columns.ref'),
          render: (row: DepositRow) => <Link to={depositHref(row.depositRef)}>{row.depositRef}</Link>,
        },
        {
          id: 'created',
          title: t('deposits.list.columns.created'),
          render: (row: DepositRow) => <OneLine>{formatDateTime(row.createdAt, locale)}</OneLine>,
        },
        {
          id: 'method',
          title: t('deposits.list.columns.method'),
          render: (row: DepositRow) => t(`deposits.methods.${row.method}.name`),
        },
        {
          id: 'reference',
          title: t('deposits.list.columns.reference'),
          render: (row: DepositRow) => <bdi>{row.reference ?? '–'}</bdi>,
        },
        {
          id: 'amount',
          title: t('deposits.list.columns.amount'),
          align: 'end',
          render: (row: DepositRow) => <Money value={row.amount} />,
        },
        {
          id: 'fee',
          title: t('deposits.list.columns.fee'),
          align: 'end',
          hideOnPhone: true,
          render: (row: DepositRow) => <Money value={row.fee} />,
        },
        {
          id: 'status',
          title: t('deposits.list.columns.status'),
          render: (row: DepositRow) => <DepositStatus status={row.status} />,
        },
        {
          id: 'by',
          title: t('deposits.list.columns.by'),
          hideOnPhone: true,
          render: (row: DepositRow) => <OneLine>{row.createdBy}</OneLine>,
        },
      ]}
    />
  );
}
