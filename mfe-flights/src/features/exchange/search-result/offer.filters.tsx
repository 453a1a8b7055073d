import type { ExchangeOffers, StopKey } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Card, CheckboxGroup, Inline } from '@jetway/kit-ui';

/** The offers shown; an empty list does not filter. */
export interface Narrowing {
  airlines: string[];
  stops: StopKey[];
}

interface OfferFiltersProps {
  found: ExchangeOffers;
  filters: Narrowing;
  onChange: (filters: Narrowing) => void;
}

/** Narrows the flights by stops and airlines, each where there is a choice. */
export function OfferFilters({ found: { airlines, stops }, filters, onChange }: OfferFiltersProps) {
  const t = useT('flights');
  const hasStops = stops.length > 1;
  const hasAirlines = airlines.length > 1;
  if (!hasStops && !hasAirlines) return null;
  return (
    <Card padding="sm">
      <Inline gap={6} align="start" wrap role="group" aria-label={t('results.filters.title')}>
        {hasStops && (
          <CheckboxGroup<StopKey>
            label={t('results.filters.stops')}
            options={stops.map((value) => ({ value, label: t(`results.filters.stopKeys.${value}`) }))}
            value={filters.stops}
            onChange={(chosen) => onChange({ ...filters, stops: chosen })}
          />
        )}
        {hasAirlines && (
          <CheckboxGroup
            label={t('results.filters.airlines')}
            options={airlines.map(({ code, name }) => ({ value: code, label: name }))}
            value={filters.airlines}
            onChange={(chosen) => onChange({ ...filters, airlines: chosen })}
          />
        )}
      </Inline>
    </Card>
  );
}
