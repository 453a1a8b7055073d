import { problemOf } from '@jetway/kit-api';
import type { OnlinePaymentName, Transaction } from '@jetway/kit-api/payment';
import { useGetTransactionLookupsQuery, useGetTransactionsQuery } from '@jetway/kit-api/payment';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  Money,
  PageHeader,
  Pagination,
  Select,
  Stack,
  Table,
  VisuallyHidden,
} from '@jetway/kit-ui';

import { OneLine } from '../../shared/list.styles';
import { OrderReference } from '../../shared/order-reference';
import { pageFrom, queryOfPage } from '../../shared/page-from';

const TONE = {
  created: 'neutral',
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  review: 'warning',
} as const satisfies Record<OnlinePaymentName, string>;

/** `/e-transactions`: the agency's payments at providers. On the original brand's portal only. */
export function TransactionsPage() {
  const t = useT('payments');
  const [query, setQuery] = useSearchParams();
  const state = query.get('state') ?? '';
  const page = pageFrom(query);
  // Without the values, the list still works.
  const { data: lookups } = useGetTransactionLookupsQuery();
  const found = useGetTransactionsQuery(
    { transactionsRequest: { state: state || undefined, page } },
    { refetchOnMountOrArgChange: true },
  );
  const show = (next: { state: string; page: number }) =>
    setQuery(queryOfPage(next.page, { state: next.state }), { replace: true });
  const states = (lookups?.states ?? []).map((known) => ({ value: known, label: t(`transactions.states.${known}`) }));
  return (
    <>
      <PageHeader title={t('transactions.title')} subtitle={t('transactions.subtitle')} />
      <Card padding="md">
        <Stack gap={5}>
          <Select
            label={t('transactions.state')}
            options={[{ value: '', label: t('transactions.allStates') }, ...states]}
            value={state}
            onChange={(next) => show({ state: next, page: 1 })}
          />
          {found.isError && !found.data ? (
            <ErrorState
              title={t('transactions.failed')}
              text={t('ledger.failedText')}
              requestId={problemOf(found.error)?.requestId}
              onRetry={() => void found.refetch()}
            />
          ) : found.data?.total === 0 ? (
            <EmptyState title={t('ledger.empty')} text={t(state ? 'ledger.emptyFiltered' : 'transactions.emptyText')} />
          ) : (
            <Stack gap={4}>
              {!found.data && <VisuallyHidden role="status">{t('ledger.fetching')}</VisuallyHidden>}
              <TransactionsTable rows={found.data?.items} />
              {found.data && (
                <Pagination
                  label={t('transactions.pages')}
                  page={found.data.page}
                  pageSize={found.data.pageSize}
                  total={found.data.total}
                  onChange={(next) => show({ state, page: next })}
                />
              )}
            </Stack>
          )}
        </Stack>
      </Card>
    </>
  );
}

/** Shows loading rows without `rows`. */
function TransactionsTable({ rows }: { rows: readonly Transaction[] | undefined }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const money = (amount: string | undefined) => (amount ? <Money value={amount} /> : null);
  return (
    <Table
      caption={t('transactions.caption')}
      rows={rows ?? []}
      isLoading={!rows}
      rowKey={(row: Transaction) => row.paymentId}
      columns={[
        {
          id: 'started',
          title: t('transactions.columns.started'),
          render: (row: Transaction) => <OneLine>{formatDateTime(row.startedAt, locale)}</OneLine>,
        },
        {
          id: 'order',
          title: t('transactions.columns.order'),
          render: ({ orderReference }: Transaction) => <OrderReference reference={orderReference} />,
        },
        {
          id: 'state',
          title: t('transactions.state'),
          render: (row: Transaction) => <Badge tone={TONE[row.state]}>{t(`transactions.states.${row.state}`)}</Badge>,
        },
        {
          id: 'amount',
          title: t('transactions.columns.amount'),
          align: 'end',
          render: (row: Transaction) => money(row.amount),
        },
        { id: 'fee', title: t('transactions.columns.fee'), align: 'end', render: (row: Transaction) => money(row.fee) },
        {
          id: 'total',
          title: t('transactions.columns.total'),
          align: 'end',
          render: (row: Transaction) => money(row.total),
        },
        { id: 'by', title: t('ledger.columns.by'), render: (row: Transaction) => <OneLine>{row.startedBy}</OneLine> },
      ]}
    />
  );
}
