import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateText,
  EmptyState,
  Grid,
  IconButton,
  icons,
  Inline,
  LinkButton,
  PageHeader,
  Select,
  Stack,
  Table,
  Text,
} from '@jetway/kit-ui';
import type { TableColumn } from '@jetway/kit-ui';

import type { FareCalendarDay } from '../../api/endpoints/fares';
import { useLoadFareCalendarQuery } from '../../api/endpoints/fares';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { Loaded } from '../../shared/loaded';
import { filtersFrom, KIND_OPTIONS } from './lots.model';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const COLUMNS: readonly TableColumn<FareCalendarDay>[] = [
  { id: 'date', title: 'Departure', render: ({ date }) => <DateText value={date} format="date" /> },
  { id: 'lots', title: 'Lots', align: 'end', render: ({ lots }) => lots },
  { id: 'total', title: 'Seats', align: 'end', render: ({ seatsTotal }) => seatsTotal },
  { id: 'held', title: 'Held', align: 'end', render: ({ seatsHeld }) => seatsHeld },
  { id: 'sold', title: 'Sold', align: 'end', render: ({ seatsSold }) => seatsSold },
  { id: 'free', title: 'Left', align: 'end', render: ({ seatsFree }) => seatsFree },
];

/** A month before or after, `YYYY-MM`. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** `/fares/calendar`: seats by the day of departure. */
export default function CalendarPage() {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const { tenant, kind } = filtersFrom(query, tenants);
  const asked = query.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : new Date().toISOString().slice(0, 7);
  const show = (part: { tenant?: string; kind?: string; month?: string }) => {
    const next = Object.entries({ tenant, kind, month, ...part }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const days = useLoadFareCalendarQuery(
    { fareCalendarRequest: { month, ...(tenant && { tenant }), ...(kind && { kind }) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title="Calendar of lots"
        subtitle="Seats of all lots by the day of departure."
        actions={<LinkButton href={addresses.fareLots}>All lots</LinkButton>}
      />
      <Card>
        <Stack gap={4}>
          <Grid columns={{ phone: 1, tablet: 3 }} align="end" gap={3}>
            {tenants.length > 1 && (
              <Select
                label="Tenant"
                options={[
                  { value: '', label: 'All tenants' },
                  ...tenants.map((value) => ({ value, label: brandOf(value) })),
                ]}
                value={tenant}
                onChange={(next) => show({ tenant: next })}
              />
            )}
            <Select label="Kind" options={KIND_OPTIONS} value={kind} onChange={(next) => show({ kind: next })} />
            <Inline gap={2}>
              <IconButton label="Previous month" onPress={() => show({ month: monthFrom(month, -1) })}>
                <icons.ChevronLeft size={18} />
              </IconButton>
              <Text weight="medium">{month}</Text>
              <IconButton label="Next month" onPress={() => show({ month: monthFrom(month, 1) })}>
                <icons.ChevronRight size={18} />
              </IconButton>
            </Inline>
          </Grid>
          <Loaded answer={days} what="calendar">
            {(found) =>
              found.days.length === 0 ? (
                <EmptyState title="No lot departs in this month" />
              ) : (
                <Table caption="Seats by day" columns={COLUMNS} rows={found.days} rowKey={({ date }) => date} />
              )
            }
          </Loaded>
        </Stack>
      </Card>
    </>
  );
}
