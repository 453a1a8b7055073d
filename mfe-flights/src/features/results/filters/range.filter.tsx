import { useT } from '@jetway/kit-runtime';
import { RangeSlider } from '@jetway/kit-ui';
import { memo, useState } from 'react';

import type { Filters, Range } from '../state/filters';
import { moved, within } from '../state/filters';

export type RangeField = 'price' | 'durationMinutes' | 'layoverMinutes';

interface RangeFilterProps {
  /** The filter it sets. */
  field: RangeField;
  /** The available range; when both ends are equal there is nothing to filter. */
  bounds: Range | null;
  value: Range | null;
  format: (value: number) => string;
  onChange: (part: Partial<Filters>) => void;
}

interface Drag {
  /** The range when the drag started: a batch that arrives meanwhile moves neither the scale nor the other handle. */
  bounds: Range;
  at: Range;
}

/** A slider with two handles; the list updates on release. */
export const RangeFilter = memo(function RangeFilter({ field, bounds, value, format, onChange }: RangeFilterProps) {
  const t = useT('flights');
  const [drag, setDrag] = useState<Drag | null>(null);
  const scale = drag?.bounds ?? bounds;
  if (!scale || scale.min === scale.max) return null;
  const settle = ([min, max]: readonly [number, number]) => {
    setDrag(null);
    onChange({ [field]: moved(value, scale, { min, max }) });
  };
  const { min, max } = drag?.at ?? within(value, scale);
  return (
    <RangeSlider
      label={t(`results.filters.${field}`)}
      min={scale.min}
      max={scale.max}
      value={[min, max]}
      onChange={([from, to]) => setDrag({ bounds: scale, at: { min: from, max: to } })}
      onChangeEnd={settle}
      format={format}
    />
  );
});
