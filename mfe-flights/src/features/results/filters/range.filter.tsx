import { RangeSlider } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Range } from '../state/filters';

interface RangeFilterProps {
  label: string;
  /** Everything on offer; without room between its ends there is nothing to choose. */
  bounds: Range | null;
  value: Range | null;
  format: (value: number) => string;
  onChange: (value: Range | null) => void;
}

/** A slider with two handles; the list follows when one is let go. */
export function RangeFilter({ label, bounds, value, format, onChange }: RangeFilterProps) {
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null);
  if (!bounds || bounds.min === bounds.max) return null;
  const settle = ([min, max]: readonly [number, number]) => {
    setDragged(null);
    onChange(min <= bounds.min && max >= bounds.max ? null : { min, max });
  };
  const { min, max } = value ?? bounds;
  return (
    <RangeSlider
      label={label}
      min={bounds.min}
      max={bounds.max}
      value={dragged ?? [Math.max(min, bounds.min), Math.min(max, bounds.max)]}
      onChange={setDragged}
      onChangeEnd={settle}
      format={format}
    />
  );
}
