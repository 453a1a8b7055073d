import { problemOf } from '@jetway/kit-api';
import type { HolidayRequestList } from '@jetway/kit-api/holidays';
import { useHolidayGetRequestsQuery } from '@jetway/kit-api/holidays';
import { Feature } from '@jetway/kit-domain';
import { CsvExport, problemKey, QueueLabel } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@jetway/kit-ui';
import { useCallback, useEffect, useEffectEvent } from 'react';

import { holidaySearchHref } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import { RequestsFilters } from './requests.filters';
import type { RequestFilters } from './requests.model';
import { EVERYTHING, filtersFrom, isNarrowed, PAGE_SIZE, queryOf, requestOf, TABS } from './requests.model';
import { RequestsTable } from './requests.table';

/** `/holiday-requests`: the holidays that the agency asked for, by how far they are. */
export function HolidayRequestsPage() {
  return (
    <HolidayOrders>
      <Requests />
    </HolidayOrders>
  );
}

function Requests() {
  const t = useT('visas');
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const list = useHolidayGetRequestsQuery(
    { holidayRequestsRequest: requestOf(filters) },
    { refetchOnMountOrArgChange: true },
  );
  /** Any change except the page returns to page one. */
  const narrow = useCallback(
    (part: Partial<RequestFilters>) =>
      setQuery((before) => queryOf({ ...filtersFrom(before), page: 1, ...part }), { replace: true }),
    [setQuery],
  );
  const content = (
    <Card padding="md">
      <Stack gap={5}>
        <RequestsFilters filters={filters} onChange={narrow} />
        {list.isError ? (
          <ErrorState
            title={t('holidays.requests.failed')}
            text={t(`orders.problems.${problemKey(list.error)}`)}
            requestId={problemOf(list.error)?.requestId}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Rows found={list.currentData} filters={filters} onChange={narrow} />
        )}
      </Stack>
    </Card>
  );
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('holidays.requests.title')}
        subtitle={t('holidays.requests.subtitle')}
        actions={
          <Inline gap={2}>
            <CsvExport address="/api/holiday/v1/HolidayRequest/ExportQueue" filters={requestOf(filters)} />
            {can(Feature.AccessHoliday) && (
              <LinkButton href={holidaySearchHref()} variant="primary">
                {t('holidays.search.submit')}
              </LinkButton>
            )}
          </Inline>
        }
      />
      <Tabs
        label={t('holidays.requests.tabs')}
        items={TABS.map((id) => ({
          id,
          label: <QueueLabel name={t(`holidays.requests.tab.${id}`)} count={list.data?.counts[id]} />,
          content: id === filters.tab ? content : null,
        }))}
        selected={filters.tab}
        onChange={(id) => narrow({ tab: TABS.find((tab) => tab === id) ?? 'new' })}
      />
    </Stack>
  );
}

interface RowsProps {
  found: HolidayRequestList | undefined;
  filters: RequestFilters;
  onChange: (part: Partial<RequestFilters>) => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ found, filters, onChange }: RowsProps) {
  const t = useT('visas');
  const { can } = useSession();
  // The list has shrunk: goes to its last page.
  const beyond = found && found.total > 0 && found.rows.length === 0 ? Math.ceil(found.total / PAGE_SIZE) : null;
  const turnBack = useEffectEvent((last: number) => onChange({ page: last }));
  useEffect(() => {
    if (beyond !== null) turnBack(beyond);
  }, [beyond]);
  if (!found || beyond !== null) {
    return (
      <Stack gap={3}>
        <Text muted role="status">
          {t('holidays.requests.fetching')}
        </Text>
        <Skeleton height="18rem" />
      </Stack>
    );
  }
  if (found.total === 0) {
    const narrowed = isNarrowed(filters);
    const search = can(Feature.AccessHoliday) && (
      <LinkButton href={holidaySearchHref()}>{t('holidays.search.submit')}</LinkButton>
    );
    return (
      <EmptyState
        title={t('holidays.requests.empty')}
        text={t(narrowed ? 'holidays.requests.emptyNarrowed' : `holidays.requests.emptyText.${filters.tab}`)}
        action={
          narrowed ? <Button onPress={() => onChange(EVERYTHING)}>{t('holidays.requests.clear')}</Button> : search
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <RequestsTable rows={found.rows} />
      <Pagination
        label={t('holidays.requests.pages')}
        page={filters.page}
        pageSize={PAGE_SIZE}
        total={found.total}
        onChange={(next) => onChange({ page: next })}
      />
    </Stack>
  );
}
