import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { RangeSlider } from '@jetway/kit-ui';
import { memo, useMemo, useState } from 'react';

import type { Filters, Range } from '../state/filters';

interface PriceFilterProps {
  bounds: Range | null;
  value: Range | null;
  currency: string;
  onChange: (part: Partial<Filters>) => void;
}

/** The price of the stay, between two handles; the list follows on release. */
export const PriceFilter = memo(function PriceFilter({ bounds, value, currency, onChange }: PriceFilterProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  // The scale is frozen during a drag, so that an arriving batch does not move the handles.
  const [drag, setDrag] = useState<{ scale: Range; at: Range } | null>(null);
  const format = useMemo(
    () =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 }),
    [locale, currency],
  );
  const scale = drag?.scale ?? bounds;
  if (!scale || scale.min === scale.max) return null;
  const at = drag?.at ?? {
    min: Math.max(value?.min ?? scale.min, scale.min),
    max: Math.min(value?.max ?? scale.max, scale.max),
  };
  const settle = ([min, max]: readonly [number, number]) => {
    setDrag(null);
    onChange({ price: min <= scale.min && max >= scale.max ? null : { min, max } });
  };
  return (
    <RangeSlider
      label={t('results.filters.price')}
      min={scale.min}
      max={scale.max}
      value={[at.min, at.max]}
      onChange={([min, max]) => setDrag({ scale, at: { min, max } })}
      onChangeEnd={settle}
      format={(amount) => format.format(amount)}
    />
  );
});
