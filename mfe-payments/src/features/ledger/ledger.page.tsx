import { useLoadPassbookQuery } from '@jetway/kit-api/payment';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Card,
  EmptyState,
  ErrorState,
  Inline,
  Money,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { problemOf } from '@jetway/kit-api';
import { dateIn } from '@jetway/kit-domain/days';

import { CsvExport } from '../../shared/csv.export';
import { LedgerFiltersBar } from './ledger.filters';
import type { LedgerFilters } from './ledger.model';
import { filtersFrom, isFiltered, queryOf, requestOf } from './ledger.model';
import { LedgerStatement } from './ledger.statement';
import { LedgerTable } from './ledger.table';
import { WalletSummary } from './wallet-summary';

/** `/my-transactions`: the wallet and its ledger entries. */
export function LedgerPage() {
  const t = useT('payments');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const today = dateIn(useTenant().timezone, new Date());
  const show = (next: LedgerFilters) => setQuery(queryOf(next), { replace: true });
  return (
    <>
      <PageHeader
        title={t('ledger.title')}
        subtitle={t('ledger.subtitle')}
        actions={<Files filters={filters} today={today} />}
      />
      <Stack gap={5}>
        <WalletSummary />
        <Card padding="md">
          <Stack gap={5}>
            <LedgerFiltersBar filters={filters} today={today} onChange={show} />
            <Entries filters={filters} onPage={(page) => show({ ...filters, page })} />
          </Stack>
        </Card>
      </Stack>
    </>
  );
}

function Files({ filters, today }: { filters: LedgerFilters; today: string }) {
  const t = useT('payments');
  return (
    <Inline gap={2}>
      <LedgerStatement filters={filters} today={today} />
      <CsvExport
        label={t('ledger.export')}
        address="/api/payment/v1/passbook/export"
        filters={requestOf(filters)}
        failed={() => t('ledger.exportFailed')}
      />
    </Inline>
  );
}

function Entries({ filters, onPage }: { filters: LedgerFilters; onPage: (page: number) => void }) {
  const t = useT('payments');
  const ledger = useLoadPassbookQuery({ passbookRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
  if (ledger.isError && !ledger.data) {
    return (
      <ErrorState
        title={t('ledger.failed')}
        text={t('ledger.failedText')}
        requestId={problemOf(ledger.error)?.requestId}
        onRetry={() => void ledger.refetch()}
      />
    );
  }
  if (ledger.data?.total === 0) {
    return (
      <EmptyState
        title={t('ledger.empty')}
        text={t(isFiltered(filters) ? 'ledger.emptyFiltered' : 'ledger.emptyText')}
      />
    );
  }
  return (
    <Stack gap={4}>
      {!ledger.data && <VisuallyHidden role="status">{t('ledger.fetching')}</VisuallyHidden>}
      <Inline justify="space-between" wrap>
        <Figure label={t('ledger.opening')} currency={ledger.data?.currency} amount={ledger.data?.openingBalance} />
        <Figure label={t('ledger.closing')} currency={ledger.data?.currency} amount={ledger.data?.closingBalance} />
      </Inline>
      <LedgerTable page={ledger.data} />
      {ledger.data && (
        <Pagination
          label={t('ledger.pages')}
          page={ledger.data.page}
          pageSize={ledger.data.pageSize}
          total={ledger.data.total}
          onChange={onPage}
        />
      )}
    </Stack>
  );
}

function Figure({
  label,
  currency,
  amount,
}: {
  label: string;
  currency: string | undefined;
  amount: string | undefined;
}) {
  return (
    <Inline gap={2}>
      <Text size="sm" muted>
        {label}
      </Text>
      {currency && amount ? <Money value={{ currency, amount }} /> : <Skeleton width="6rem" height="1rem" />}
    </Inline>
  );
}
