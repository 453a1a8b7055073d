import { problemOf } from '@jetway/kit-api';
import type { DuesResponse } from '@jetway/kit-api/payment';
import { useGetDuesQuery } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  PageHeader,
  Pagination,
  Stack,
  Tabs,
  TextField,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { CsvExport } from '../../shared/csv.export';
import type { DueFilters } from './dues.model';
import { filtersFrom, isPayable, queryOf, requestOf, VIEWS } from './dues.model';
import { DuesSummaryCard } from './dues.summary';
import { DuesTable } from './dues.table';
import { SettleSeveralDialog } from './settle-several.dialog';

/** `/partial-payment`: part-paid orders, their amounts due, and settling several at once. */
export function DuesPage() {
  const t = useT('payments');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const show = (part: Partial<DueFilters>) => setQuery(queryOf({ ...filters, page: 1, ...part }), { replace: true });
  const list = (
    <Card padding="md">
      <Stack gap={5}>
        <TextField
          label={t('dues.search')}
          type="search"
          iconStart={<icons.Search />}
          value={filters.search}
          onChange={(search) => show({ search })}
        />
        {/* A selection ends with the list it was made in. */}
        <Dues key={JSON.stringify(requestOf(filters))} filters={filters} onPage={(page) => show({ page })} />
      </Stack>
    </Card>
  );
  return (
    <>
      <PageHeader
        title={t('dues.title')}
        subtitle={t('dues.subtitle')}
        actions={
          <CsvExport
            label={t('ledger.export')}
            address="/api/payment/v1/PartialPayment/ExportOrders"
            filters={requestOf(filters)}
            failed={() => t('ledger.exportFailed')}
          />
        }
      />
      <Stack gap={5}>
        <DuesSummaryCard />
        <Tabs
          label={t('dues.title')}
          selected={filters.state || 'all'}
          onChange={(id) => show({ state: VIEWS.find((view) => view === id) ?? '' })}
          items={VIEWS.map((view) => ({ id: view || 'all', label: t(`dues.views.${view || 'all'}`), content: list }))}
        />
      </Stack>
    </>
  );
}

function Dues({ filters, onPage }: { filters: DueFilters; onPage: (page: number) => void }) {
  const t = useT('payments');
  const dues = useGetDuesQuery({ duesRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string[]>([]);
  // Fixed while the dialog is open: settling changes the list behind it.
  const [settling, setSettling] = useState<string[]>();
  if (dues.isError && !dues.data) {
    return (
      <ErrorState
        title={t('dues.failed')}
        text={t('dues.failedText')}
        requestId={problemOf(dues.error)?.requestId}
        onRetry={() => void dues.refetch()}
      />
    );
  }
  const close = (isDone: boolean) => {
    setSettling(undefined);
    if (isDone) setChosen([]);
  };
  return (
    <>
      {dues.data?.total === 0 ? (
        <EmptyState
          title={t('dues.empty')}
          text={t(filters.search || filters.state ? 'dues.emptyFiltered' : 'dues.emptyText')}
        />
      ) : (
        <Rows page={dues.data} chosen={chosen} onChoose={setChosen} onSettle={setSettling} onPage={onPage} />
      )}
      {settling && <SettleSeveralDialog orders={settling} onClose={close} />}
    </>
  );
}

interface RowsProps {
  page: DuesResponse | undefined;
  /** References of the selected orders. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  onSettle: (orders: string[]) => void;
  onPage: (page: number) => void;
}

function Rows({ page, chosen, onChoose, onSettle, onPage }: RowsProps) {
  const t = useT('payments');
  const { can } = useSession();
  const payable = page?.items.filter(isPayable).map(({ due }) => due.orderReference) ?? [];
  const maySettle = can(Feature.PayPartialPaymentDue) && payable.length > 0;
  // In the order of the list, the earliest due date first. A colleague may have settled a selected order meanwhile.
  const selected = payable.filter((reference) => chosen.includes(reference));
  return (
    <Stack gap={4}>
      {!page && <VisuallyHidden role="status">{t('dues.fetching')}</VisuallyHidden>}
      {maySettle && (
        <div>
          <Button variant="primary" isDisabled={selected.length === 0} onPress={() => onSettle(selected)}>
            {t('dues.settleSelected', { selected: selected.length })}
          </Button>
        </div>
      )}
      <DuesTable rows={page?.items} chosen={selected} onChoose={maySettle ? onChoose : undefined} />
      {page && (
        <Pagination
          label={t('dues.pages')}
          page={page.page}
          pageSize={page.pageSize}
          total={page.total}
          onChange={onPage}
        />
      )}
    </Stack>
  );
}
