import { problemOf } from '@jetway/kit-api';
import type { CreditLedgerResponse, CreditLedgerRow } from '@jetway/kit-api/payment';
import { useLoadCreditLedgerQuery } from '@jetway/kit-api/payment';
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
  Skeleton,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@jetway/kit-ui';

import { CsvExport } from '../../shared/csv.export';
import { EntryReference } from '../../shared/entry-reference';
import { DescriptionLine, FigureCard, FigureCell, Figures, OneLine } from '../../shared/list.styles';
import { pageFrom, queryOfPage } from '../../shared/page-from';

const FIGURES = ['creditLimit', 'creditUsed', 'creditAvailable'] as const;

/** `/CreditLedger`: the entries that drew on the agency's credit or repaid it. */
export function CreditPage() {
  const t = useT('payments');
  const [query, setQuery] = useSearchParams();
  const page = pageFrom(query);
  const ledger = useLoadCreditLedgerQuery({ creditLedgerRequest: { page } }, { refetchOnMountOrArgChange: true });
  const { data } = ledger;
  if (ledger.isError && !data) {
    return (
      <>
        <PageHeader title={t('credit.title')} subtitle={t('credit.subtitle')} />
        <ErrorState
          title={t('credit.failed')}
          text={t('ledger.failedText')}
          requestId={problemOf(ledger.error)?.requestId}
          onRetry={() => void ledger.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('credit.title')}
        subtitle={t('credit.subtitle')}
        actions={
          <CsvExport
            label={t('ledger.export')}
            address="/api/payment/v1/passbook/exportCredit"
            filters={{}}
            failed={() => t('ledger.exportFailed')}
          />
        }
      />
      <Stack gap={5}>
        <FigureCard padding="none">
          <Figures>
            {FIGURES.map((figure) => (
              <FigureCell key={figure}>
                <dt>{t(`credit.${figure}`)}</dt>
                <dd>
                  {data ? (
                    <Money value={{ currency: data.currency, amount: data[figure] }} size="lg" />
                  ) : (
                    <Skeleton width="8rem" height="1.6875rem" />
                  )}
                </dd>
              </FigureCell>
            ))}
          </Figures>
        </FigureCard>
        <Card padding="md">
          {data?.total === 0 ? (
            <EmptyState title={t('ledger.empty')} text={t('credit.emptyText')} />
          ) : (
            <Stack gap={4}>
              {!data && <VisuallyHidden role="status">{t('ledger.fetching')}</VisuallyHidden>}
              <CreditTable data={data} />
              {data && (
                <Pagination
                  label={t('credit.pages')}
                  page={data.page}
                  pageSize={data.pageSize}
                  total={data.total}
                  onChange={(next) => setQuery(queryOfPage(next), { replace: true })}
                />
              )}
            </Stack>
          )}
        </Card>
      </Stack>
    </>
  );
}

/** Shows loading rows without `data`. */
function CreditTable({ data }: { data: CreditLedgerResponse | undefined }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const money = (amount: string | undefined) =>
    data && amount ? <Money value={{ currency: data.currency, amount }} bare /> : null;
  return (
    <Table
      caption={t('credit.caption')}
      rows={data?.items ?? []}
      isLoading={!data}
      rowKey={(row: CreditLedgerRow) => row.entryNo}
      columns={[
        {
          id: 'posted',
          title: t('ledger.columns.posted'),
          render: (row: CreditLedgerRow) => <OneLine>{formatDateTime(row.postedAt, locale)}</OneLine>,
        },
        {
          id: 'reference',
          title: t('ledger.columns.reference'),
          render: (row: CreditLedgerRow) => <EntryReference entry={row} />,
        },
        {
          id: 'description',
          title: t('ledger.columns.description'),
          render: (row: CreditLedgerRow) => (
            <DescriptionLine gap={2}>
              <Badge tone={row.repaid ? 'success' : 'neutral'}>{t(`types.${row.type}`)}</Badge>
              <Text size="sm">{row.description}</Text>
            </DescriptionLine>
          ),
        },
        {
          id: 'drawn',
          title: t('credit.columns.drawn'),
          align: 'end',
          render: (row: CreditLedgerRow) => money(row.drawn),
        },
        {
          id: 'repaid',
          title: t('credit.columns.repaid'),
          align: 'end',
          render: (row: CreditLedgerRow) => money(row.repaid),
        },
        {
          id: 'outstanding',
          title: t('credit.columns.outstanding'),
          align: 'end',
          render: (row: CreditLedgerRow) => money(row.outstanding),
        },
      ]}
    />
  );
}
