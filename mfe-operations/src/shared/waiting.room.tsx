import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, Checkbox, EmptyState, Grid, icons, Kbd, PageHeader, Select, Stack, Text } from '@jetway/kit-ui';

import type { QueueItem, WorkKindName } from '../api/endpoints/queue';
import { useLoadWorkQueueQuery } from '../api/endpoints/queue';
import { useOperator } from '../session/use-operator';
import { useBrandOf } from '../session/brand';
import { LoadFailed } from './failure';
import { useFresh } from './fresh';
import { KINDS, URGENCIES } from './names';
import { filtersFrom, isFiltered, matching, NO_OWNER, ownersOf, queryOf } from './waiting.model';
import type { WaitingFilters } from './waiting.model';
import { WaitingTable } from './waiting.table';

/** Milliseconds; the queue spans all tenants and changes more slowly than a case. */
const REFRESH_MS = 30_000;

export interface WaitingRoomProps {
  title: string;
  subtitle: string;
  /** The kinds of work of this room. */
  kinds: readonly WorkKindName[];
}

/** A list of what waits, the longest waiting first, with its filters in the address. */
export function WaitingRoom({ title, subtitle, kinds }: WaitingRoomProps) {
  const [query, setQuery] = useSearchParams();
  const queue = useLoadWorkQueueQuery(undefined, useFresh(REFRESH_MS));
  const filters = filtersFrom(query, kinds);
  const shown = queue.data && matching(queue.data.items, kinds, filters);
  const show = (next: WaitingFilters) => setQuery(queryOf(next), { replace: true });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <Button
            iconStart={<icons.RefreshCw aria-hidden size={16} />}
            isPending={queue.isFetching}
            onPress={() => void queue.refetch()}
          >
            Refresh
          </Button>
        }
      />
      <Card>
        <Stack gap={4}>
          <Filters kinds={kinds} items={queue.data?.items ?? []} filters={filters} onChange={show} />
          {queue.isError && !queue.data ? (
            <LoadFailed
              what="The queue"
              error={queue.error}
              isRetrying={queue.isFetching}
              onRetry={() => void queue.refetch()}
            />
          ) : (
            <Rows title={title} shown={shown} narrowed={isFiltered(filters)} />
          )}
        </Stack>
      </Card>
    </>
  );
}

function Rows({
  title,
  shown,
  narrowed,
}: {
  title: string;
  shown: ReturnType<typeof matching> | undefined;
  narrowed: boolean;
}) {
  if (shown?.length === 0) {
    return (
      <EmptyState
        title={narrowed ? 'Nothing matches these filters' : 'Nothing is waiting'}
        text={narrowed ? undefined : 'New items appear here automatically.'}
      />
    );
  }
  return (
    <>
      <WaitingTable caption={title} items={shown} />
      <Text size="sm" muted>
        <Kbd>J</Kbd> and <Kbd>K</Kbd>, or the arrow keys, go from row to row; <Kbd>Enter</Kbd> opens one.
      </Text>
    </>
  );
}

interface FiltersProps {
  kinds: readonly WorkKindName[];
  items: readonly QueueItem[];
  filters: WaitingFilters;
  onChange: (filters: WaitingFilters) => void;
}

function Filters({ kinds, items, filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const { tenants, name } = useOperator();
  // An owner of the address stays chosen when nothing of theirs waits.
  const owners = new Set([...ownersOf(items, kinds, name), ...(filters.owner ? [filters.owner] : [])]);
  owners.delete(NO_OWNER);
  const change = (part: Partial<WaitingFilters>) => onChange({ ...filters, ...part });
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="end" gap={3}>
      {kinds.length > 1 && (
        <Select
          label="Kind"
          options={[{ value: '', label: 'All kinds' }, ...kinds.map((value) => ({ value, label: KINDS[value] }))]}
          value={filters.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      {tenants.length > 1 && (
        <Select
          label="Tenant"
          options={[{ value: '', label: 'All tenants' }, ...tenants.map((value) => ({ value, label: brandOf(value) }))]}
          value={filters.tenant}
          onChange={(tenant) => change({ tenant })}
        />
      )}
      <Select
        label="Due"
        options={[
          { value: '' as const, label: 'At any time' },
          ...(['red', 'amber', 'green'] as const).map((value) => ({ value, label: URGENCIES[value].name })),
        ]}
        value={filters.urgency}
        onChange={(urgency) => change({ urgency })}
      />
      <Select
        label="Works on it"
        options={[
          { value: '', label: 'Anyone' },
          { value: NO_OWNER, label: 'No operator yet' },
          ...[...owners].map((owner) => ({ value: owner, label: owner === name ? `${owner} (you)` : owner })),
        ]}
        value={filters.owner}
        onChange={(owner) => change({ owner })}
      />
      <Checkbox label="Only what I can decide" value={filters.mine} onChange={(mine) => change({ mine })} />
    </Grid>
  );
}
