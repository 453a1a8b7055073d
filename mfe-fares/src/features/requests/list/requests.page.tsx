import { problemOf } from '@jetway/kit-api';
import type { GroupRequestList } from '@jetway/kit-api/fares';
import { useFareGetGroupRequestsQuery } from '@jetway/kit-api/fares';
import { Bar, Place, problemKey, QueueLabel, SearchField } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@jetway/kit-ui';
import { useCallback, useEffect, useEffectEvent } from 'react';

import { REQUESTS } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';
import type { RequestFilters } from './requests.model';
import { filtersFrom, PAGE_SIZE, queryOf, requestOf, TABS } from './requests.model';
import { RequestsTable } from './requests.table';

/** `/group-requests`: the agency's requests that no departure on sale covers. */
export function RequestsPage() {
  return (
    <FareOrders>
      <Requests />
    </FareOrders>
  );
}

function Requests() {
  const t = useT('fares');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const list = useFareGetGroupRequestsQuery(
    { groupRequestsRequest: requestOf(filters) },
    { refetchOnMountOrArgChange: true },
  );
  /** Any change except the page returns to page one. */
  const narrow = useCallback(
    (part: Partial<RequestFilters>) =>
      setQuery((before) => queryOf({ ...filtersFrom(before), page: 1, ...part }), { replace: true }),
    [setQuery],
  );
  const searchText = useCallback((search: string) => narrow({ search }), [narrow]);
  const content = (
    <Card padding="md">
      <Stack gap={5}>
        <Bar>
          <Place $grow={2} $width="16rem">
            <SearchField
              label={t('requests.search')}
              placeholder={t('requests.searchHint')}
              search={filters.search}
              onSearch={searchText}
            />
          </Place>
        </Bar>
        {list.isError ? (
          <ErrorState
            title={t('requests.failed')}
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
        title={t('requests.title')}
        subtitle={t('requests.subtitle')}
        actions={
          <LinkButton href={`${REQUESTS}/new`} variant="primary">
            {t('requests.ask')}
          </LinkButton>
        }
      />
      <Tabs
        label={t('requests.tabs')}
        items={TABS.map((id) => ({
          id,
          label: (
            <QueueLabel
              name={id === 'all' ? t('requests.all') : t(`requests.status.${id}`)}
              count={list.data?.counts[id]}
            />
          ),
          content: id === filters.status ? content : null,
        }))}
        selected={filters.status}
        onChange={(id) => narrow({ status: TABS.find((tab) => tab === id) ?? 'all' })}
      />
    </Stack>
  );
}

interface RowsProps {
  found: GroupRequestList | undefined;
  filters: RequestFilters;
  onChange: (part: Partial<RequestFilters>) => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ found, filters: { status, search, page }, onChange }: RowsProps) {
  const t = useT('fares');
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
          {t('bookings.fetching')}
        </Text>
        <Skeleton height="18rem" />
      </Stack>
    );
  }
  if (found.total === 0) {
    const isNarrowed = status !== 'all' || search !== '';
    return (
      <EmptyState
        title={t('bookings.empty')}
        text={t(isNarrowed ? 'requests.emptyNarrowed' : 'requests.emptyText')}
        action={
          isNarrowed ? (
            <Button onPress={() => onChange({ status: 'all', search: '' })}>{t('bookings.clear')}</Button>
          ) : (
            <LinkButton href={`${REQUESTS}/new`}>{t('requests.ask')}</LinkButton>
          )
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <RequestsTable rows={found.rows} />
      <Pagination
        label={t('requests.pages')}
        page={page}
        pageSize={PAGE_SIZE}
        total={found.total}
        onChange={(next) => onChange({ page: next })}
      />
    </Stack>
  );
}
