import { problemOf } from '@jetway/kit-api';
import type { AfterSaleKindName, AfterSaleQueue, AfterSaleTabName } from '@jetway/kit-api/flights';
import { useGetRefundQueueQuery, useGetVoidQueueQuery, useListExchangesQuery } from '@jetway/kit-api/flights';
import { Bar, Folding, Place, problemKey, SearchField } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Badge,
  Button,
  Card,
  DateRangePicker,
  EmptyState,
  ErrorState,
  Inline,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@jetway/kit-ui';
import { useCallback } from 'react';

import { FlightOrders } from '../../shared/flight-orders';
import type { RequestFilters } from './requests.model';
import { filtersFrom, isNarrowed, queryOf, requestOf, TABS } from './requests.model';
import { RequestsTable } from './requests.table';

/** `/void-management`: the agency's voids. */
export function VoidsPage() {
  return <Requests kind="void" />;
}

/** `/refund-management`: the agency's refunds. */
export function RefundsPage() {
  return <Requests kind="refund" />;
}

/** `/reIssue-management`: the agency's exchanges. */
export function ExchangesPage() {
  return <Requests kind="exchange" />;
}

function useQueue(kind: AfterSaleKindName, filters: RequestFilters) {
  const args = { afterSaleQueueBody: requestOf(filters) };
  const voids = useGetVoidQueueQuery(args, { skip: kind !== 'void', refetchOnMountOrArgChange: true });
  const refunds = useGetRefundQueueQuery(args, { skip: kind !== 'refund', refetchOnMountOrArgChange: true });
  const exchanges = useListExchangesQuery(args, { skip: kind !== 'exchange', refetchOnMountOrArgChange: true });
  return { void: voids, refund: refunds, exchange: exchanges }[kind];
}

function Requests({ kind }: { kind: AfterSaleKindName }) {
  const t = useT('flights');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const queue = useQueue(kind, filters);
  /** Any change except the page returns to page one. */
  const narrow = useCallback(
    (part: Partial<RequestFilters>) =>
      setQuery((before) => queryOf({ ...filtersFrom(before), page: 1, ...part }), { replace: true }),
    [setQuery],
  );
  const content = (
    <Card padding="md">
      <Stack gap={5}>
        <Filters filters={filters} onChange={narrow} />
        {queue.isError ? (
          <ErrorState
            title={t('afterSale.list.failed')}
            text={t(`orders.problems.${problemKey(queue.error)}`)}
            requestId={problemOf(queue.error)?.requestId}
            onRetry={() => void queue.refetch()}
          />
        ) : (
          <Rows
            kind={kind}
            page={queue.currentData}
            isNarrowed={isNarrowed(filters)}
            onPage={(page) => narrow({ page })}
            onClear={() => narrow({ search: '', from: '', to: '' })}
          />
        )}
      </Stack>
    </Card>
  );
  const items = TABS.map((id) => ({
    id,
    label: <TabLabel tab={id} counts={queue.data?.counts} />,
    content: id === filters.tab ? content : null,
  }));
  return (
    <FlightOrders>
      <Stack gap={2}>
        <PageHeader title={t(`afterSale.list.title.${kind}`)} subtitle={t(`afterSale.list.subtitle.${kind}`)} />
        <Tabs
          label={t('afterSale.list.tabs')}
          items={items}
          selected={filters.tab}
          onChange={(id: string) => narrow({ tab: TABS.find((tab) => tab === id) ?? 'all' })}
        />
      </Stack>
    </FlightOrders>
  );
}

function TabLabel({ tab, counts }: { tab: AfterSaleTabName; counts: Record<string, number> | undefined }) {
  const t = useT('flights');
  const count = counts?.[tab];
  return (
    <Inline gap={2} wrap={false} as="span">
      {t(`afterSale.list.tab.${tab}`)}
      {count !== undefined && <Badge tone="neutral">{count}</Badge>}
    </Inline>
  );
}

/** Search text and days. On a phone the days fold away. */
function Filters({
  filters,
  onChange,
}: {
  filters: RequestFilters;
  onChange: (part: Partial<RequestFilters>) => void;
}) {
  const t = useT('flights');
  const active = filters.from || filters.to ? 1 : 0;
  const searchText = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Bar>
      <Place $grow={2} $width="16rem">
        <SearchField
          label={t('afterSale.list.search')}
          placeholder={t('afterSale.list.searchHint')}
          search={filters.search}
          onSearch={searchText}
        />
      </Place>
      <Folding name={active > 0 ? t('bookings.filtersActive', { active }) : t('bookings.filters')}>
        <Place $grow={3} $width="22rem">
          <DateRangePicker
            labelStart={t('bookings.from')}
            labelEnd={t('bookings.to')}
            start={filters.from}
            end={filters.to}
            onChange={({ start, end }: { start: string; end: string }) => onChange({ from: start, to: end })}
          />
        </Place>
      </Folding>
    </Bar>
  );
}

interface RowsProps {
  kind: AfterSaleKindName;
  page: AfterSaleQueue | undefined;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

function Rows({ kind, page, isNarrowed: narrowed, onPage, onClear }: RowsProps) {
  const t = useT('flights');
  if (!page) {
    return (
      <Stack gap={3}>
        <Text muted role="status">
          {t('bookings.fetching')}
        </Text>
        <Skeleton height="18rem" />
      </Stack>
    );
  }
  if (page.total === 0) {
    const text = t(narrowed ? 'afterSale.list.emptyNarrowed' : `afterSale.list.emptyText.${kind}`);
    return (
      <EmptyState
        title={t('bookings.empty')}
        text={text}
        action={narrowed && <Button onPress={onClear}>{t('bookings.clear')}</Button>}
      />
    );
  }
  return (
    <Stack gap={4}>
      <RequestsTable kind={kind} page={page} />
      <Pagination
        label={t('afterSale.list.pages')}
        page={page.page}
        pageSize={page.pageSize}
        total={page.total}
        onChange={onPage}
      />
    </Stack>
  );
}
