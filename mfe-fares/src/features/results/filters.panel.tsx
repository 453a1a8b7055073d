import { useLocaleTag, useT, useTenant } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, RadioGroup, RangeSlider, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FeatureOption, Filters, PriceChoice, Range } from './state/filters';
import { activeCount, choiceOf, FEATURES, NO_FILTERS, RATINGS } from './state/filters';

export interface FiltersProps {
  features: readonly FeatureOption[];
  /** The range of prices to choose from. */
  bounds: Range | null;
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** Features, rating and price. */
export function FiltersPanel({ features, bounds, filters, onChange }: FiltersProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const ratings = RATINGS.map((rating) => ({
    value: String(rating),
    label:
      rating === 0
        ? t('results.filters.anyRating')
        : t('results.filters.ratingFrom', { rating: rating.toLocaleString(locale) }),
  }));
  return (
    <Stack gap={5}>
      {activeCount(filters) > 0 && (
        <div>
          <Button variant="link" size="sm" onPress={() => onChange(NO_FILTERS)}>
            {t('results.filters.clear')}
          </Button>
        </div>
      )}
      <PriceFilter key={JSON.stringify(bounds)} bounds={bounds} value={filters.priceValue} onChange={onChange} />
      <RadioGroup
        label={t('results.filters.userRating')}
        options={ratings}
        value={String(filters.userRating)}
        onChange={(rating) => onChange({ userRating: Number(rating) })}
      />
      {features.length > 0 && (
        <CheckboxGroup
          label={t('results.filters.featureTags')}
          options={features.map(({ value, count }) => ({
            value,
            label: t(`features.${value}`),
            end:
              count === undefined ? undefined : (
                <Text as="span" size="xs" muted tabular>
                  {count.toLocaleString(locale)}
                </Text>
              ),
          }))}
          value={filters.featureTags}
          onChange={(chosen: string[]) => onChange({ featureTags: FEATURES.filter((tag) => chosen.includes(tag)) })}
        />
      )}
    </Stack>
  );
}

interface PriceFilterProps {
  bounds: Range | null;
  value: PriceChoice | null;
  onChange: (part: Partial<Filters>) => void;
}

/** The price of a seat, between two handles; the list follows on release. */
function PriceFilter({ bounds, value, onChange }: PriceFilterProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { currency } = useTenant();
  const [drag, setDrag] = useState<Range | null>(null);
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
  return (
    <RangeSlider
      label={t('results.filters.priceValue')}
      min={bounds.min}
      max={bounds.max}
      value={[at.min, at.max]}
      onChange={([min, max]) => setDrag({ min, max })}
      onChangeEnd={([min, max]) => {
        setDrag(null);
        onChange({ priceValue: choiceOf(bounds, { min, max }) });
      }}
      format={(amount) => format.format(amount)}
    />
  );
}
