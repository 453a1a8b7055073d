import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, icons, Kbd, LinkButton, PageHeader, Stack, Tabs, Text } from '@jetway/kit-ui';

import type { HolidayRequestTab } from '../../api/endpoints/holidays';
import { useLoadHolidayRequestsQuery } from '../../api/endpoints/holidays';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { DeskFiltersBar } from './holidays.filters';
import type { DeskFilters } from './holidays.model';
import { filtersFrom, queryOf, requestOf, TAB_NAMES, TABS } from './holidays.model';
import { HolidaysTable } from './holidays.table';

/** Milliseconds; the list spans all tenants and changes more slowly than a case. */
const REFRESH_MS = 30_000;

/** `/holidays`: holiday requests by who acts next, the longest waiting first. */
export default function HolidaysPage() {
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  const found = useLoadHolidayRequestsQuery({ holidayRequestSearch: requestOf(filters) }, useFresh(REFRESH_MS));
  const show = (next: DeskFilters) => setQuery(queryOf(next), { replace: true });
  return (
    <>
      <PageHeader
        title="Holiday desk"
        subtitle="What agencies ask for, the longest waiting first."
        actions={
          <>
            <LinkButton href={addresses.packages}>Tour packages</LinkButton>
            <Button
              iconStart={<icons.RefreshCw aria-hidden size={16} />}
              isPending={found.isFetching}
              onPress={() => void found.refetch()}
            >
              Refresh
            </Button>
          </>
        }
      />
      <Card>
        <Stack gap={4}>
          <Tabs
            label="Requests"
            items={TAB_NAMES.map((id) => ({ id, label: tabName(id, found.data?.counts) }))}
            selected={filters.tab}
            onChange={(tab) => show({ ...filters, tab: tab as HolidayRequestTab })}
          />
          <DeskFiltersBar filters={filters} onChange={show} />
          <Loaded answer={found} what="list of requests">
            {({ items }) =>
              items.length === 0 ? (
                <Nothing filters={filters} />
              ) : (
                <>
                  <HolidaysTable rows={items} />
                  <Text size="sm" muted>
                    <Kbd>J</Kbd> and <Kbd>K</Kbd>, or the arrow keys, go from row to row; <Kbd>Enter</Kbd> opens one.
                  </Text>
                </>
              )
            }
          </Loaded>
        </Stack>
      </Card>
    </>
  );
}

function tabName(tab: HolidayRequestTab, counts: Record<string, number> | undefined): string {
  const count = counts?.[tab];
  return count === undefined ? TABS[tab] : `${TABS[tab]} (${count})`;
}

function Nothing({ filters: { tab, tenant, search } }: { filters: DeskFilters }) {
  if (tenant || search) return <EmptyState title="No request matches these filters" />;
  if (tab === 'waiting')
    return <EmptyState title="No request is waiting" text="New requests from agencies appear here automatically." />;
  return <EmptyState title="There are no requests here" />;
}
