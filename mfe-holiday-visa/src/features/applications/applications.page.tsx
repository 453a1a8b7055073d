import { problemOf } from '@jetway/kit-api';
import type { VisaQueue, VisaQueueName } from '@jetway/kit-api/visas';
import { useVisaGetQueueQuery } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';
import { CsvExport, problemKey, QueueLabel, SelectionBar } from '@jetway/kit-orders';
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
import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { searchHref } from '../../shared/addresses';
import { printManyHref } from '../../shared/orders/addresses';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { ApplicationsFiltersBar } from './applications.filters';
import type { ApplicationFilters } from './applications.model';
import { EVERYTHING, filtersFrom, isNarrowed, PAGE_SIZE, QUEUES, queryOf, requestOf } from './applications.model';
import { ApplicationsTable } from './applications.table';

/** `/visa-myapplications`: the agency's visa applications by queue. */
export function ApplicationsPage() {
  return (
    <VisaOrders>
      <Applications />
    </VisaOrders>
  );
}

function Applications() {
  const t = useT('visas');
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query);
  const queue = useVisaGetQueueQuery({ visaQueueRequest: requestOf(filters) }, { refetchOnMountOrArgChange: true });
  /** Any change except the page returns to page one. */
  const narrow = useCallback(
    (part: Partial<ApplicationFilters>) =>
      setQuery((before) => queryOf({ ...filtersFrom(before), page: 1, ...part }), { replace: true }),
    [setQuery],
  );
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('applications.title')}
        subtitle={t('applications.subtitle')}
        actions={
          <Inline gap={2}>
            <CsvExport address="/api/visa/v1/Visa/ExportQueue" filters={requestOf(filters)} />
            {can(Feature.SearchVisa) && (
              <LinkButton variant="primary" href={searchHref()}>
                {t('applications.new')}
              </LinkButton>
            )}
          </Inline>
        }
      />
      <QueueTabs queue={filters.queue} counts={queue.data?.counts} onChange={(next) => narrow({ queue: next })}>
        <Card padding="md">
          <Stack gap={5}>
            <ApplicationsFiltersBar filters={filters} onChange={narrow} />
            {queue.isError ? (
              <ErrorState
                title={t('applications.failed')}
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
  queue: VisaQueueName;
  counts: Record<string, number> | undefined;
  onChange: (queue: VisaQueueName) => void;
  /** The current queue's content. */
  children: ReactNode;
}

function QueueTabs({ queue, counts, onChange, children }: QueueTabsProps) {
  const t = useT('visas');
  const items = QUEUES.map((id) => ({
    id,
    label: <QueueLabel name={t(`applications.queues.${id}`)} count={counts?.[id]} />,
    content: id === queue ? children : null,
  }));
  const choose = (id: string) => onChange(QUEUES.find((known) => known === id) ?? 'all');
  return <Tabs label={t('applications.queue')} items={items} selected={queue} onChange={choose} />;
}

interface RowsProps {
  found: VisaQueue | undefined;
  page: number;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** "Fetching data" and "No Records" are the specification's wording. */
function Rows({ found, page, isNarrowed: narrowed, onPage, onClear }: RowsProps) {
  const t = useT('visas');
  const { can } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const maySelect = can(Feature.PrintVisaInvoice) && can(Feature.ViewVisaBooking);
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
          {t('applications.fetching')}
        </Text>
        <Skeleton height="18rem" />
      </Stack>
    );
  }
  if (found.total === 0) {
    const search = can(Feature.SearchVisa) && <LinkButton href={searchHref()}>{t('applications.new')}</LinkButton>;
    return (
      <EmptyState
        title={t('applications.empty')}
        text={t(narrowed ? 'applications.emptyNarrowed' : 'applications.emptyText')}
        action={narrowed ? <Button onPress={onClear}>{t('applications.clear')}</Button> : search}
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
      <ApplicationsTable rows={found.rows} selected={selected} />
      <Pagination
        label={t('applications.pages')}
        page={page}
        pageSize={PAGE_SIZE}
        total={found.total}
        onChange={onPage}
      />
    </Stack>
  );
}
