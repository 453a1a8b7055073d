import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  icons,
  Inline,
  Kbd,
  PageHeader,
  Select,
  Stack,
  Text,
  TextField,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskQueueName } from '../../api/endpoints/visas';
import { useLoadVisaQueueQuery } from '../../api/endpoints/visas';
import { useOperator } from '../../session/use-operator';
import { useBrandOf } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import type { VisaFilters } from './visas.model';
import { filtersFrom, QUEUES, queryOf, requestOf } from './visas.model';
import { VisasTable } from './visas.table';

/** Milliseconds; the list spans all tenants and changes more slowly than a case. */
const REFRESH_MS = 30_000;
const LONGEST_SEARCH = 100;

/** `/visas`: visa applications by what the desk does next, the longest waiting first, a page at a time. */
export default function VisasPage() {
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  const { cursors, setCursors } = useCursors(queryOf(filters).toString());
  const queue = useLoadVisaQueueQuery(
    { visaDeskQueueRequest: requestOf(filters, cursors.at(-1)) },
    useFresh(REFRESH_MS),
  );
  return (
    <>
      <PageHeader
        title="Visa desk"
        subtitle="Applications by what is to be done next, the longest waiting first."
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
          <Filters
            filters={filters}
            counts={queue.data?.counts}
            onChange={(next) => setQuery(queryOf(next), { replace: true })}
          />
          <Loaded answer={queue} what="queue">
            {({ rows, next }) => (
              <>
                {rows.length === 0 && cursors.length > 0 && (
                  <EmptyState
                    title="Nothing is on this page"
                    text="Its applications have moved on since the page before was read."
                    action={<Button onPress={() => setCursors([])}>First page</Button>}
                  />
                )}
                {rows.length === 0 && cursors.length === 0 && (
                  <EmptyState
                    title={filters.search || filters.tenant ? 'Nothing matches these filters' : 'Nothing is waiting'}
                  />
                )}
                {rows.length > 0 && (
                  <>
                    <VisasTable rows={rows} />
                    <Text size="sm" muted>
                      <Kbd>J</Kbd> and <Kbd>K</Kbd>, or the arrow keys, go from row to row; <Kbd>Enter</Kbd> opens one.
                    </Text>
                  </>
                )}
                {(next ?? cursors.length > 0) && (
                  <Inline justify="space-between">
                    <Button isDisabled={cursors.length === 0} onPress={() => setCursors(cursors.slice(0, -1))}>
                      Previous page
                    </Button>
                    <Button isDisabled={!next} onPress={() => next && setCursors([...cursors, next])}>
                      Next page
                    </Button>
                  </Inline>
                )}
              </>
            )}
          </Loaded>
        </Stack>
      </Card>
    </>
  );
}

/** Cursors of the pages up to the shown one; other filters begin with the first page. */
function useCursors(filters: string) {
  const [kept, setKept] = useState<{ filters: string; cursors: readonly string[] }>({ filters, cursors: [] });
  const isOther = kept.filters !== filters;
  // Forgotten at once: who comes back to these filters later begins anew too.
  if (isOther) setKept({ filters, cursors: [] });
  return {
    cursors: isOther ? [] : kept.cursors,
    setCursors: (cursors: readonly string[]) => setKept({ filters, cursors }),
  };
}

interface FiltersProps {
  filters: VisaFilters;
  counts: Record<string, number> | undefined;
  onChange: (filters: VisaFilters) => void;
}

/** What is chosen applies at once; what is typed, with Enter or the button. */
function Filters({ filters, counts, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [search, setSearch] = useState(filters.search);
  const names = Object.entries(QUEUES) as [VisaDeskQueueName, string][];
  const options = names.map(([value, name]) => {
    const count = counts?.[value];
    return { value, label: count === undefined ? name : `${name} (${count})` };
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filters, search });
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="end" gap={3}>
        <Select
          label="Queue"
          options={options}
          value={filters.queue}
          onChange={(queue) => onChange({ ...filters, search, queue })}
        />
        {tenants.length > 1 && (
          <Select
            label="Tenant"
            options={[
              { value: '', label: 'All tenants' },
              ...tenants.map((value) => ({ value, label: brandOf(value) })),
            ]}
            value={filters.tenant}
            onChange={(tenant) => onChange({ ...filters, search, tenant })}
          />
        )}
        <TextField
          label="Application"
          type="search"
          placeholder="Reference, agency or applicant"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={setSearch}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </Inline>
      </Grid>
    </form>
  );
}
