import { useT } from '@jetway/kit-runtime';
import { RangeSlider } from '@jetway/kit-ui';
import { memo, useState } from 'react';

import type { Filters, Range } from '../state/filters';
import { within } from '../state/filters';

export type RangeField = 'price' | 'durationMinutes' | 'layoverMinutes';

interface RangeFilterProps {
  /** What of the filters it sets. */
  field: RangeField;
  /** Everything on offer; without room between its ends there is nothing to choose. */
  bounds: Range | null;
  value: Range | null;
  format: (value: number) => string;
  onChange: (part: Partial<Filters>) => void;
}

/** A slider with two handles; the list follows when one is let go. */
export const RangeFilter = memo(function RangeFilter({ field, bounds, value, format, onChange }: RangeFilterProps) {
  const t = useT('flights');
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null);
  if (!bounds || bounds.min === bounds.max) return null;
  const settle = ([min, max]: readonly [number, number]) => {
    setDragged(null);
    const isOpen = { below: min <= bounds.min, above: max >= bounds.max };
    const range = { min: isOpen.below ? -Infinity : min, max: isOpen.above ? Infinity : max };
    onChange({ [field]: isOpen.below && isOpen.above ? null : range });
  };
  const { min, max } = within(value, bounds);
  return (
    <RangeSlider
      label={t(`results.filters.${field}`)}
      min={bounds.min}
      max={bounds.max}
      value={dragged ?? [min, max]}
      onChange={setDragged}
      onChangeEnd={settle}
      format={format}
    />
  );
});
