import { problemOf } from '@jetway/kit-api';
import type { GroupQueue, GroupQueueName } from '@jetway/kit-api/fares';
import { useFareGetQueueQuery } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { CsvExport, problemKey, QueueLabel, SelectionBar } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
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

import { printManyHref, RESULTS } from '../../shared/addresses';
import { FareOrders } from '../../shared/fare-orders';
import { BookingsFiltersBar } from './bookings.filters';
import type { BookingFilters } from './bookings.model';
import { EVERYTHING, filtersFrom, isNarrowed, PAGE_SIZE, QUEUES, queryOf, requestOf } from './bookings.model';
import { BookingsTable } from './bookings.table';

/** The kinds with the codes of their results. */
const KINDS = [
  { kind: 'group', code: Feature.AccessGroupFares },
  { kind: 'umrah', code: Feature.AccessUmrahFares },
  { kind: 'exclusive', code: Feature.UsexClusiveFares },
] as const;

/** The page of the first kind of fares that the user may see; none if there is no such kind. */
function useSearchHref(): string | undefined {
  const { can } = useSession();
  const found = KINDS.find(({ code }) => can(code));
  return found && RESULTS[found.kind];
}

/** `/fare-bookings`: the agency's exclusive, umrah and group fares by queue. */
export function BookingsPage() {
  return (
    <FareOrders>
      <Bookings />
    </FareOrders>
  );
}

function Bookings() {
  const t = useT('fares');
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const queue = useFareGetQueueQuery({ groupQueueRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
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
        actions={<CsvExport address="/api/fares/v1/Fare/ExportQueue" filters={requestOf(filters)} />}
      />
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
  queue: GroupQueueName;
  counts: Record<string, number> | undefined;
  onChange: (queue: GroupQueueName) => void;
  /** The current queue's content. */
  children: ReactNode;
}

function QueueTabs({ queue, counts, onChange, children }: QueueTabsProps) {
  const t = useT('fares');
  const items = QUEUES.map((id) => ({
    id,
    label: <QueueLabel name={t(`bookings.queues.${id}`)} count={counts?.[id]} />,
    content: id === queue ? children : null,
  }));
  const choose = (id: string) => onChange(QUEUES.find((known) => known === id) ?? 'all');
  return <Tabs label={t('bookings.queue')} items={items} selected={queue} onChange={choose} />;
}

interface RowsProps {
  found: GroupQueue | undefined;
  page: number;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ found, page, isNarrowed: narrowed, onPage, onClear }: RowsProps) {
  const t = useT('fares');
  const { can } = useSession();
  const searchHref = useSearchHref();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = can(Feature.PrintTicket) ? { chosen, onChoose: setChosen } : undefined;
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
    const search = searchHref && <LinkButton href={searchHref}>{t('bookings.findFares')}</LinkButton>;
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
