import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

interface CountryFieldProps {
  label: string;
  /** Two-letter code. */
  value: string;
  errorMessage?: string | undefined;
  onChange: (code: string) => void;
}

/** Selects a country by typing its name, its code or the nationality. */
export function CountryField({ label, value, errorMessage, onChange }: CountryFieldProps) {
  const { data: countries = [], isLoading } = useGetAllCountriesQuery();
  const [typed, setTyped] = useState('');
  const items = countriesFor(countries, typed).map(({ code2, name }) => ({ id: code2, textValue: name }));
  return (
    <ComboBox
      label={label}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => onChange(id)}
      selectedText={countries.find(({ code2 }) => code2 === value)?.name ?? value}
      isLoading={isLoading}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}
