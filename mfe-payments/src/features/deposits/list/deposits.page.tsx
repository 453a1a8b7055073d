import { problemOf } from '@jetway/kit-api';
import { useAvailDepositFilterQuery, useLoadDepositsQuery } from '@jetway/kit-api/deposits';
import { Feature } from '@jetway/kit-domain';
import { dateIn } from '@jetway/kit-domain/days';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Card,
  EmptyState,
  ErrorState,
  icons,
  Inline,
  LinkButton,
  PageHeader,
  Pagination,
  Stack,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { useEffect, useEffectEvent } from 'react';

import { pages } from '../../../shared/addresses';
import { CsvExport } from '../../../shared/csv.export';
import { problemKey } from '../model/problems';
import { DepositView } from '../view/deposit.view';
import { DepositsFiltersBar } from './deposits.filters';
import type { DepositFilters } from './deposits.model';
import { filtersFrom, isFiltered, queryOf, requestOf } from './deposits.model';
import { DepositsTable } from './deposits.table';

const FRESH = { refetchOnMountOrArgChange: true };

/** `/deposit-list`: the agency's deposits; with `deposit=` in its query, one of them. */
export function DepositsPage() {
  const [query] = useSearchParams();
  const depositRef = query.get('deposit');
  return depositRef ? <DepositView key={depositRef} depositRef={depositRef} /> : <Deposits />;
}

function Deposits() {
  const t = useT('payments');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const today = dateIn(useTenant().timezone, new Date());
  // Without the values, every filter still works.
  const { data: choices } = useAvailDepositFilterQuery(undefined, FRESH);
  const show = (next: DepositFilters) => setQuery(queryOf(next), { replace: true });
  return (
    <>
      <PageHeader
        title={t('deposits.list.title')}
        subtitle={t('deposits.list.subtitle')}
        actions={
          <Inline gap={2}>
            <CsvExport
              label={t('ledger.export')}
              address="/api/payment/v1/deposit/export"
              filters={requestOf(filters)}
              failed={(error) => t(`deposits.problems.${problemKey(error)}`)}
            />
            <AddFunds />
          </Inline>
        }
      />
      <Card padding="md">
        <Stack gap={5}>
          <DepositsFiltersBar filters={filters} choices={choices} today={today} onChange={show} />
          <Rows filters={filters} onPage={(page) => show({ ...filters, page })} />
        </Stack>
      </Card>
    </>
  );
}

function Rows({ filters, onPage }: { filters: DepositFilters; onPage: (page: number) => void }) {
  const t = useT('payments');
  const deposits = useLoadDepositsQuery({ depositsRequest: requestOf(filters) }, FRESH);
  const { data } = deposits;
  // The list has shrunk: goes to its last page.
  const beyond = data && data.total > 0 && data.items.length === 0 ? Math.ceil(data.total / data.pageSize) : null;
  const turnBack = useEffectEvent(onPage);
  useEffect(() => {
    if (beyond !== null) turnBack(beyond);
  }, [beyond]);
  if (deposits.isError && !data) {
    return (
      <ErrorState
        title={t('deposits.list.failed')}
        text={t(`deposits.problems.${problemKey(deposits.error)}`)}
        requestId={problemOf(deposits.error)?.requestId}
        onRetry={() => void deposits.refetch()}
      />
    );
  }
  if (data?.total === 0) {
    const narrowed = isFiltered(filters);
    return (
      <EmptyState
        title={t('ledger.empty')}
        text={t(narrowed ? 'ledger.emptyFiltered' : 'deposits.list.emptyText')}
        action={narrowed ? undefined : <AddFunds />}
      />
    );
  }
  return (
    <Stack gap={4}>
      {!data && <VisuallyHidden role="status">{t('deposits.fetching')}</VisuallyHidden>}
      <DepositsTable page={data} />
      {data && (
        <Pagination
          label={t('deposits.list.pages')}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onChange={onPage}
        />
      )}
    </Stack>
  );
}

/** Leads to the first method; only for those who may deposit. */
function AddFunds() {
  const t = useT('payments');
  const { can } = useSession();
  if (!can(Feature.AddDepositRequest)) return null;
  return (
    <LinkButton variant="primary" href={pages.bankDeposit} iconStart={<icons.Plus aria-hidden size={16} />}>
      {t('deposits.list.add')}
    </LinkButton>
  );
}
