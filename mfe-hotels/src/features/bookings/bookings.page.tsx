import { problemOf } from '@jetway/kit-api';
import type { HotelQueue, HotelQueueName } from '@jetway/kit-api/hotels';
import { useHotelGetQueueQuery } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';
import { CsvExport, problemKey, QueueLabel, SelectionBar } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  Disclosure,
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
import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { searchHref } from '../../shared/addresses';
import { printManyHref } from '../../shared/orders/addresses';
import { HotelOrders } from '../../shared/orders/hotel-orders';
import { HotelSearchForm } from '../../shared/search-form/hotel-search.form';
import { BookingsFiltersBar } from './bookings.filters';
import type { BookingFilters } from './bookings.model';
import { EVERYTHING, filtersFrom, isNarrowed, PAGE_SIZE, QUEUES, queryOf, requestOf } from './bookings.model';
import { BookingsTable } from './bookings.table';

/** `/hotel-bookings`: a new search on top, then the agency's hotel bookings by queue. */
export function BookingsPage() {
  return (
    <HotelOrders>
      <Bookings />
    </HotelOrders>
  );
}

function Bookings() {
  const t = useT('hotels');
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const queue = useHotelGetQueueQuery({ hotelQueueRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
  /** Any change except the page returns to page one. */
  const narrow = useCallback(
    (part: Partial<BookingFilters>) =>
      setQuery((before) => queryOf({ ...filtersFrom(before), page: 1, ...part }), { replace: true }),
    [setQuery],
  );
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('bookings.title')}
        subtitle={t('bookings.subtitle')}
        actions={<CsvExport address="/api/hotel/v1/Hotel/ExportQueue" filters={requestOf(filters)} />}
      />
      {can(Feature.SearchHotel) && (
        <Card padding="md" as="section" aria-label={t('bookings.newSearch')}>
          <Disclosure title={t('bookings.newSearch')}>
            <HotelSearchForm />
          </Disclosure>
        </Card>
      )}
      <QueueTabs queue={filters.queue} counts={queue.data?.counts} onChange={(next) => narrow({ queue: next })}>
        <Card padding="md">
          <Stack gap={5}>
            <BookingsFiltersBar filters={filters} onChange={narrow} />
            {queue.isError ? (
              <ErrorState
                title={t('bookings.failed')}
                text={t(`orders.problems.${problemKey(queue.error)}`)}
                requestId={problemOf(queue.error)?.requestId}
                onRetry={() => void queue.refetch()}
              />
            ) : (
              <Rows
                // A selection ends with the list it was made in.
                key={JSON.stringify(requestOf(filters))}
                found={queue.currentData}
                page={filters.page}
                isNarrowed={isNarrowed(filters)}
                onPage={(page) => narrow({ page })}
                onClear={() => narrow(EVERYTHING)}
              />
            )}
          </Stack>
        </Card>
      </QueueTabs>
    </Stack>
  );
}

interface QueueTabsProps {
  queue: HotelQueueName;
  counts: Record<string, number> | undefined;
  onChange: (queue: HotelQueueName) => void;
  /** The current queue's content. */
  children: ReactNode;
}

function QueueTabs({ queue, counts, onChange, children }: QueueTabsProps) {
  const t = useT('hotels');
  const items = QUEUES.map((id) => ({
    id,
    label: <QueueLabel name={t(`bookings.queues.${id}`)} count={counts?.[id]} />,
    content: id === queue ? children : null,
  }));
  const choose = (id: string) => onChange(QUEUES.find((known) => known === id) ?? 'all');
  return <Tabs label={t('bookings.queue')} items={items} selected={queue} onChange={choose} />;
}

interface RowsProps {
  found: HotelQueue | undefined;
  page: number;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ found, page, isNarrowed: narrowed, onPage, onClear }: RowsProps) {
  const t = useT('hotels');
  const { can } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const maySelect = can(Feature.PrintHotel) && can(Feature.ShowHotelQueues);
  const selected = maySelect ? { chosen, onChoose: setChosen } : undefined;
  // The queue has shrunk: goes to its last page.
  const beyond = found && found.total > 0 && found.rows.length === 0 ? Math.ceil(found.total / PAGE_SIZE) : null;
  const turnBack = useEffectEvent(onPage);
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
    const search = can(Feature.SearchHotel) && <LinkButton href={searchHref()}>{t('booking.searchAgain')}</LinkButton>;
    return (
      <EmptyState
        title={t('bookings.empty')}
        text={t(narrowed ? 'bookings.emptyNarrowed' : 'bookings.emptyText')}
        action={narrowed ? <Button onPress={onClear}>{t('bookings.clear')}</Button> : search}
      />
    );
  }
  return (
    <Stack gap={4}>
      {selected && (
        <SelectionBar
          references={found.rows.map(({ referenceId }) => referenceId)}
          {...selected}
          hrefOf={printManyHref}
        />
      )}
      <BookingsTable rows={found.rows} selected={selected} />
      <Pagination label={t('bookings.pages')} page={page} pageSize={PAGE_SIZE} total={found.total} onChange={onPage} />
    </Stack>
  );
}
