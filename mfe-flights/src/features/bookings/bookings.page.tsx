import { problemOf } from '@jetway/kit-api';
import type { BookingQueue, BookingsResponse } from '@jetway/kit-api/customer';
import { useGetBookingChoicesQuery, useGetBookingsQuery } from '@jetway/kit-api/customer';
import { Feature } from '@jetway/kit-domain';
import { CsvExport, problemKey, QueueLabel, SelectionBar } from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
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
import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { printManyHref } from '../../shared/addresses';
import { FlightOrders } from '../../shared/flight-orders';
import { BookingsFiltersBar } from './bookings.filters';
import type { BookingFilters } from './bookings.model';
import { EVERYTHING, filtersFrom, isNarrowed, QUEUES, queryOf, requestOf } from './bookings.model';
import { BookingsTable } from './bookings.table';
import { NewsCard } from './news/news.card';

/** `/my-bookings`: the agency's orders, by queue. */
export function BookingsPage() {
  return (
    <FlightOrders>
      <Bookings />
    </FlightOrders>
  );
}

function Bookings() {
  const t = useT('flights');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const bookings = useGetBookingsQuery({ bookingsRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
  // Without the options, text and date filters still work.
  const { data: choices } = useGetBookingChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
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
        actions={<CsvExport address="/api/customer/v1/MyBooking/ExportBookings" filters={requestOf(filters)} />}
      />
      <NewsCard />
      <QueueTabs queue={filters.queue} counts={bookings.data?.counts} onChange={(queue) => narrow({ queue })}>
        <Card padding="md">
          <Stack gap={5}>
            <BookingsFiltersBar filters={filters} choices={choices} onChange={narrow} />
            {bookings.isError ? (
              <ErrorState
                title={t('bookings.failed')}
                text={t(`orders.problems.${problemKey(bookings.error)}`)}
                requestId={problemOf(bookings.error)?.requestId}
                onRetry={() => void bookings.refetch()}
              />
            ) : (
              <Rows
                // A selection ends with the list it was made in.
                key={JSON.stringify(requestOf(filters))}
                page={bookings.currentData}
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
  queue: BookingQueue;
  counts: Record<string, number> | undefined;
  onChange: (queue: BookingQueue) => void;
  /** The current queue's content. */
  children: ReactNode;
}

function QueueTabs({ queue, counts, onChange, children }: QueueTabsProps) {
  const t = useT('flights');
  const items = QUEUES.map((id) => ({
    id,
    label: <QueueLabel name={t(`bookings.queues.${id}`)} count={counts?.[id]} />,
    content: id === queue ? children : null,
  }));
  const choose = (id: string) => onChange(QUEUES.find((known) => known === id) ?? 'all');
  return <Tabs label={t('bookings.queue')} items={items} selected={queue} onChange={choose} />;
}

interface RowsProps {
  page: BookingsResponse | undefined;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ page, isNarrowed: narrowed, onPage, onClear }: RowsProps) {
  const t = useT('flights');
  const { can } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The queue has shrunk: goes to its last page.
  const beyond = page && page.total > 0 && page.items.length === 0 ? Math.ceil(page.total / page.pageSize) : null;
  const turnBack = useEffectEvent(onPage);
  useEffect(() => {
    if (beyond !== null) turnBack(beyond);
  }, [beyond]);
  if (!page || beyond !== null) {
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
    const action = narrowed ? <Button onPress={onClear}>{t('bookings.clear')}</Button> : <NewSearch />;
    return (
      <EmptyState
        title={t('bookings.empty')}
        text={t(narrowed ? 'bookings.emptyNarrowed' : 'bookings.emptyText')}
        action={action}
      />
    );
  }
  return (
    <Stack gap={4}>
      {can(Feature.PrintTicket) && (
        <SelectionBar
          references={page.items.map(({ orderReference }) => orderReference)}
          chosen={chosen}
          onChoose={setChosen}
          hrefOf={printManyHref}
        />
      )}
      <BookingsTable page={page} {...(can(Feature.PrintTicket) ? { chosen, onChoose: setChosen } : {})} />
      <Pagination
        label={t('bookings.pages')}
        page={page.page}
        pageSize={page.pageSize}
        total={page.total}
        onChange={onPage}
      />
    </Stack>
  );
}

/** Link to the search pad, for users who may search. */
function NewSearch() {
  const t = useT('flights');
  const { can } = useSession();
  return can(Feature.Search) && <LinkButton href={paths.searchpad()}>{t('booking.lost.action')}</LinkButton>;
}
