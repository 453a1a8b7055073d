import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayCity } from '../../api/endpoints/holidays';

/** Cities shown at once; more letters narrow them. */
const MOST_SHOWN = 20;

interface CityFieldProps {
  /** Every city a package can be in, by name. */
  cities: readonly HolidayCity[];
  /** Id of the chosen city; empty for none. */
  value: string;
  onChange: (cityId: string) => void;
  placeholder?: string;
  errorMessage?: string | undefined;
}

/** A city, found by typing a part of its name or country. */
export function CityField({ cities, value, onChange, placeholder, errorMessage }: CityFieldProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const items = cities
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, MOST_SHOWN)
    .map(({ cityId, name }) => ({ id: cityId, textValue: name }));
  return (
    <ComboBox
      label="City"
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => onChange(id)}
      onClear={() => onChange('')}
      selectedText={cities.find(({ cityId }) => cityId === value)?.name ?? value}
      emptyText="No city of this name"
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(errorMessage === undefined ? {} : { errorMessage })}
    />
  );
}
