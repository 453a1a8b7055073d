import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Inline, PageHeader, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useSearchOrdersQuery } from '../../api/endpoints/orders';
import { useOperator } from '../../session/use-operator';
import { Loaded } from '../../shared/loaded';
import { OrderFiltersBar } from './order-search.filters';
import type { OrderFilters } from './order-search.model';
import { filtersFrom, queryOf, requestOf } from './order-search.model';
import { OrdersTable } from './order-search.table';

/** `/orders/all`: orders of every tenant the operator acts for, newest first. */
export default function OrderSearchPage() {
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  return (
    <>
      <PageHeader title="Find an order" subtitle="Orders of every product, newest first." />
      <Card>
        <Stack gap={4}>
          <OrderFiltersBar
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
function Pages({ filters }: { filters: OrderFilters }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const page = useSearchOrdersQuery(
    { orderSearchRequest: requestOf(filters, cursors.at(-1)) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded answer={page} what="list of orders">
      {({ items, next }) => (
        <>
          {items.length === 0 ? <EmptyState title="No order matches these filters" /> : <OrdersTable items={items} />}
          {(next ?? cursors.length > 0) && (
            <Inline justify="space-between">
              <Button isDisabled={cursors.length === 0} onPress={() => setCursors(cursors.slice(0, -1))}>
                Newer
              </Button>
              <Button isDisabled={!next} onPress={() => next && setCursors([...cursors, next])}>
                Older
              </Button>
            </Inline>
          )}
        </>
      )}
    </Loaded>
  );
}
