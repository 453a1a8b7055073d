import type { WholeRange } from '@jetway/kit-domain/input';
import { useLocaleTag, useT, useTenant } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, RangeSlider, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Filters, Option, Options } from './state/filters';
import { activeCount, DURATIONS, NO_FILTERS, RATINGS, TYPES } from './state/filters';

export interface FiltersProps {
  options: Options;
  /** Prices there are to choose from. */
  bounds: WholeRange | null;
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** Type, duration, rating and price of the packages. */
export function FiltersPanel({ options, bounds, filters, onChange }: FiltersProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const shown = <T,>(all: Option<T>[], labelOf: (value: T) => string) =>
    all.map(({ value, count }) => ({
      value: String(value),
      label: labelOf(value),
      end: (
        <Text as="span" size="xs" muted tabular>
          {count.toLocaleString(locale)}
        </Text>
      ),
    }));
  const ratingText = (rating: number) => {
    const digits = { minimumFractionDigits: 1 };
    const from = rating.toLocaleString(locale, digits);
    return rating === 5
      ? from
      : t('holidays.results.filters.ratingBand', { from, to: (rating + 0.9).toLocaleString(locale, digits) });
  };
  return (
    <Stack gap={5}>
      {activeCount(filters) > 0 && (
        <div>
          <Button variant="link" size="sm" onPress={() => onChange(NO_FILTERS)}>
            {t('holidays.results.filters.clear')}
          </Button>
        </div>
      )}
      <PriceFilter key={JSON.stringify(bounds)} bounds={bounds} value={filters.price} onChange={onChange} />
      <CheckboxGroup
        label={t('holidays.results.filters.type')}
        options={shown(options.type, (type) => t(`holidays.types.${type}`))}
        value={filters.type}
        onChange={(chosen: string[]) => onChange({ type: TYPES.filter((type) => chosen.includes(type)) })}
      />
      <CheckboxGroup
        label={t('holidays.results.filters.duration')}
        options={shown(options.duration, (duration) => t(`holidays.results.filters.durations.${duration}`))}
        value={filters.duration}
        onChange={(chosen: string[]) => onChange({ duration: DURATIONS.filter((one) => chosen.includes(one)) })}
      />
      <CheckboxGroup
        label={t('holidays.results.filters.rating')}
        options={shown(options.rating, ratingText)}
        value={filters.rating.map(String)}
        onChange={(chosen: string[]) => onChange({ rating: RATINGS.filter((one) => chosen.includes(String(one))) })}
      />
    </Stack>
  );
}

interface PriceFilterProps {
  bounds: WholeRange | null;
  value: WholeRange | null;
  onChange: (part: Partial<Filters>) => void;
}

/** The price of the party, between two handles; the list follows on release. */
function PriceFilter({ bounds, value, onChange }: PriceFilterProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { currency } = useTenant();
  const [drag, setDrag] = useState<WholeRange | null>(null);
  if (!bounds || bounds.min === bounds.max) return null;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const at = drag ?? {
    min: Math.max(value?.min ?? bounds.min, bounds.min),
    max: Math.min(value?.max ?? bounds.max, bounds.max),
  };
  const isWhole = (range: WholeRange) => range.min <= bounds.min && range.max >= bounds.max;
  return (
    <RangeSlider
      label={t('holidays.results.filters.price')}
      min={bounds.min}
      max={bounds.max}
      value={[at.min, at.max]}
      onChange={([min, max]) => setDrag({ min, max })}
      onChangeEnd={([min, max]) => {
        setDrag(null);
        onChange({ price: isWhole({ min, max }) ? null : { min, max } });
      }}
      format={(amount) => format.format(amount)}
    />
  );
}
