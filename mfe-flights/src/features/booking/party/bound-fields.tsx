import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { ComboBox, DateField, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { PartyPath } from './server-faults';
import type { PartyForm } from './use-party-form';
import { useField } from './use-party-form';

interface BoundFieldProps {
  form: PartyForm;
  name: PartyPath;
  label: string;
}

interface TypedFieldProps extends BoundFieldProps {
  description?: string;
  type?: 'email' | 'text';
  isDisabled?: boolean;
}

export function TypedField({ form, name, label, description, type, isDisabled }: TypedFieldProps) {
  const { field, inputRef } = useField(form, name);
  return (
    <TextField
      label={label}
      description={description}
      type={type}
      isDisabled={isDisabled}
      autoComplete="off"
      inputRef={inputRef}
      {...field}
    />
  );
}

interface ChoiceFieldProps extends BoundFieldProps {
  options: { value: string; label: string }[];
  onChosen?: (value: string) => void;
}

export function ChoiceField({ form, name, label, options, onChosen }: ChoiceFieldProps) {
  const { field } = useField(form, name);
  const choose = (value: string) => {
    field.onChange(value);
    onChosen?.(value);
  };
  return <Select label={label} options={options} {...field} onChange={choose} />;
}

/** Selects a country by typing; the value is its two-letter code. */
export function CountryField({ form, name, label }: BoundFieldProps) {
  const { data: countries = [], isLoading } = useGetAllCountriesQuery();
  const { field, inputRef } = useField(form, name);
  const [typed, setTyped] = useState('');
  const chosen = countries.find(({ code2 }) => code2 === field.value);
  const items = countriesFor(countries, typed).map((country) => ({ id: country.code2, textValue: country.name }));
  return (
    <ComboBox
      label={label}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => field.onChange(id)}
      selectedText={chosen?.name ?? ''}
      isLoading={isLoading}
      errorMessage={field.errorMessage}
      onBlur={field.onBlur}
      inputRef={inputRef}
    />
  );
}

/** A typed date, because a birthday is decades away in a calendar. */
export function DayField({ form, name, label, min, max }: BoundFieldProps & { min?: string; max?: string }) {
  const { field } = useField(form, name);
  return <DateField label={label} min={min} max={max} {...field} />;
}
