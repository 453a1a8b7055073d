import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Inline, LinkButton, PageHeader, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useLoadHolidayPackagesQuery } from '../../api/endpoints/holidays';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Loaded } from '../../shared/loaded';
import { PackageFiltersBar } from './packages.filters';
import type { PackageFilters } from './packages.model';
import { filtersFrom, queryOf, requestOf } from './packages.model';
import { mayEditPackages } from './packages.roles';
import { PackagesTable } from './packages.table';

/** `/packages`: tour packages of every tenant the operator acts for. */
export default function PackagesPage() {
  const { tenants, roles } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  const mayEdit = mayEditPackages(roles);
  return (
    <>
      <PageHeader
        title="Tour packages"
        subtitle="What agencies can ask for. They see a package once it is published."
        actions={
          <>
            <LinkButton href={addresses.holidays}>Holiday desk</LinkButton>
            {mayEdit && (
              <>
                <LinkButton href={addresses.packageImport}>Import and export</LinkButton>
                <LinkButton href={addresses.newPackage} variant="primary">
                  New package
                </LinkButton>
              </>
            )}
          </>
        }
      />
      <Card>
        <Pages
          key={queryOf(filters).toString()}
          filters={filters}
          onChange={(next) => setQuery(queryOf(next), { replace: true })}
        />
      </Card>
    </>
  );
}

interface PagesProps {
  filters: PackageFilters;
  onChange: (filters: PackageFilters) => void;
}

/** One page at a time; the cursors of the pages before lead back. */
function Pages({ filters, onChange }: PagesProps) {
  const [cursors, setCursors] = useState<string[]>([]);
  const page = useLoadHolidayPackagesQuery(
    { holidayPackageSearch: requestOf(filters, cursors.at(-1)) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap={4}>
      <PackageFiltersBar filters={filters} cities={page.data?.cities ?? []} onChange={onChange} />
      <Loaded answer={page} what="list of packages">
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title="No package matches these filters" text="Clear the filters, or create a package." />
            ) : (
              <PackagesTable items={items} />
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
  );
}
