import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Inline, LinkButton, PageHeader, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotRow } from '../../api/endpoints/fares';
import { useLoadFareLotsQuery } from '../../api/endpoints/fares';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Loaded } from '../../shared/loaded';
import { CopyForm } from './copy.form';
import { mayEditLots } from './lot.roles';
import { LotFiltersBar } from './lots.filters';
import type { LotFilters } from './lots.model';
import { filtersFrom, queryOf, requestOf } from './lots.model';
import { LotsTable } from './lots.table';

/** `/fares`: the seats that were bought from airlines, of every tenant the operator acts for. */
export default function FareLotsPage() {
  const { tenants, roles } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  return (
    <>
      <PageHeader
        title="Fare lots"
        subtitle="Seats bought from airlines, sold as exclusive, umrah and group fares."
        actions={
          <>
            <LinkButton href={addresses.fareCalendar}>Calendar</LinkButton>
            {mayEditLots(roles) && (
              <>
                <LinkButton href={addresses.fareImport}>Import</LinkButton>
                <LinkButton href={addresses.newFareLot} variant="primary">
                  New lot
                </LinkButton>
              </>
            )}
          </>
        }
      />
      <Card>
        <Stack gap={4}>
          <LotFiltersBar
            tenants={tenants}
            filters={filters}
            onChange={(next) => setQuery(queryOf(next), { replace: true })}
          />
          <Pages key={queryOf(filters).toString()} filters={filters} mayCopy={mayEditLots(roles)} />
        </Stack>
      </Card>
    </>
  );
}

/** One page at a time; the cursors of the pages before lead back. */
function Pages({ filters, mayCopy }: { filters: LotFilters; mayCopy: boolean }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const page = useLoadFareLotsQuery(
    { fareLotListRequest: requestOf(filters, cursors.at(-1)) },
    { refetchOnMountOrArgChange: true },
  );
  const turn = (next: string[]) => {
    setCursors(next);
    setChosen(new Set());
  };
  const choose = (lotId: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, lotId] : [...chosen].filter((one) => one !== lotId)));
  const leave = (lots: readonly FareLotRow[]) =>
    setChosen((before) => new Set([...before].filter((one) => !lots.some(({ lotId }) => lotId === one))));
  return (
    <Loaded answer={page} what="list of lots">
      {({ items, next }) => (
        <>
          {items.length === 0 ? (
            <EmptyState title="No lot matches these filters" text="Clear the filters, or create a lot." />
          ) : (
            <LotsTable items={items} {...(mayCopy ? { chosen } : {})} onChoose={choose} />
          )}
          {byTenant(items.filter(({ lotId }) => chosen.has(lotId))).map(([tenant, lots]) => (
            <CopyForm key={tenant} tenant={tenant} lots={lots} onCopied={() => leave(lots)} />
          ))}
          {(next ?? cursors.length > 0) && (
            <Inline justify="space-between">
              <Button isDisabled={cursors.length === 0} onPress={() => turn(cursors.slice(0, -1))}>
                Previous page
              </Button>
              <Button isDisabled={!next} onPress={() => next && turn([...cursors, next])}>
                Next page
              </Button>
            </Inline>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Lots of each tenant that has some. */
function byTenant(lots: readonly FareLotRow[]): [string, FareLotRow[]][] {
  return [...new Set(lots.map(({ tenant }) => tenant))].map((tenant) => [
    tenant,
    lots.filter((lot) => lot.tenant === tenant),
  ]);
}
