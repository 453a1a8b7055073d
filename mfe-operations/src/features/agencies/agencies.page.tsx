import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Inline, PageHeader, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useLoadAgenciesQuery } from '../../api/endpoints/agencies';
import { useOperator } from '../../session/use-operator';
import { Loaded } from '../../shared/loaded';
import { AgencyFiltersBar } from './agencies.filters';
import type { AgencyFilters } from './agencies.model';
import { filtersFrom, queryOf, requestOf } from './agencies.model';
import { AgenciesTable } from './agencies.table';

/** `/agencies/all`: the agencies of every tenant the operator acts for. */
export default function AgenciesPage() {
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  return (
    <>
      <PageHeader title="Agencies" subtitle="Profile, staff, documents and money of each agency." />
      <Card>
        <Stack gap={4}>
          <AgencyFiltersBar
            tenants={tenants}
            filters={filters}
            onChange={(next) => setQuery(queryOf(next), { replace: true })}
          />
          <Pages key={queryOf(filters).toString()} filters={filters} />
        </Stack>
      </Card>
    </>
  );
}

/** One page at a time; the cursors of the pages before lead back. */
function Pages({ filters }: { filters: AgencyFilters }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const page = useLoadAgenciesQuery(
    { agencyListRequest: requestOf(filters, cursors.at(-1)) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded answer={page} what="list of agencies">
      {({ items, next }) => (
        <>
          {items.length === 0 ? (
            <EmptyState title="No agency matches these filters" />
          ) : (
            <AgenciesTable items={items} />
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
  );
}
