import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Grid, Inline, NumberStepper, Select, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { AirportField } from '../../shared/airport.field';
import { monthName, monthsFrom, monthToday } from '../../shared/lots/months';
import type { LotQuery } from './state/address';
import { ANYTHING, isAsked, MOST_PASSENGERS } from './state/address';

/** How far ahead lots are sold. */
const MONTHS = 18;
/** The choice of any month: an option needs a value. */
const ANY = 'any';

interface LotSearchFormProps {
  start: LotQuery;
  onSearch: (query: LotQuery) => void;
}

/** Route, month and party size; every field is optional. */
export function LotSearchForm({ start, onSearch }: LotSearchFormProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const [query, setQuery] = useState(start);
  const change = (part: Partial<LotQuery>) => setQuery((before) => ({ ...before, ...part }));
  const months = monthsFrom(monthToday(), MONTHS).map((month) => ({ value: month, label: monthName(month, locale) }));
  return (
    <form
      aria-label={t('results.search.label')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(query);
      }}
    >
      <Stack gap={4}>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} gap={4} align="start">
          <AirportField
            label={t('results.search.from')}
            value={query.origin}
            onChange={(origin) => change({ origin })}
          />
          <AirportField
            label={t('results.search.to')}
            value={query.destination}
            onChange={(destination) => change({ destination })}
          />
          <Select
            label={t('results.search.month')}
            options={[{ value: ANY, label: t('results.search.anyMonth') }, ...months]}
            value={query.month || ANY}
            onChange={(month) => change({ month: month === ANY ? '' : month })}
          />
          <NumberStepper
            label={t('results.search.passengers')}
            description={t('results.search.anyPassengers')}
            value={query.passengers}
            min={0}
            max={MOST_PASSENGERS}
            onChange={(passengers) => change({ passengers })}
          />
        </Grid>
        <Inline justify="end" gap={3} wrap>
          {isAsked(start) && (
            <Button variant="ghost" onPress={() => onSearch(ANYTHING)}>
              {t('results.search.all')}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {t('results.search.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
