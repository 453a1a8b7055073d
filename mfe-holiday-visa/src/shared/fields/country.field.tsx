import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { ComboBox } from '@jetway/kit-ui';
import type { Ref } from 'react';
import { useState } from 'react';

export interface CountryFieldProps {
  label: string;
  /** Two-letter code. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: (() => void) | undefined;
  description?: string | undefined;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Codes to choose from; every country by default. */
  among?: readonly string[] | undefined;
}

/** Selects a country by typing its name, its code or its people's. */
export function CountryField({ label, value, onChange, among, ...rest }: CountryFieldProps) {
  const { data: countries = [], isLoading } = useGetAllCountriesQuery();
  const [typed, setTyped] = useState('');
  const offered = among ? countries.filter(({ code2 }) => among.includes(code2)) : countries;
  const items = countriesFor(offered, typed).map(({ code2, name }) => ({ id: code2, textValue: name }));
  const set = Object.fromEntries(Object.entries(rest).filter(([, given]) => given !== undefined));
  return (
    <ComboBox
      label={label}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => onChange(id)}
      selectedText={countries.find(({ code2 }) => code2 === value)?.name ?? value}
      isLoading={isLoading}
      {...set}
    />
  );
}
