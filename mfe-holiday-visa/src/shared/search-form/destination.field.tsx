import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import type { VisaDestination } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

interface DestinationFieldProps {
  /** Two-letter code. */
  value: string;
  /** Undefined while they load. */
  destinations: readonly VisaDestination[] | undefined;
  errorMessage?: string | undefined;
  onChange: (code: string) => void;
}

/** Selects the country to travel to; the popular ones first until something is typed. */
export function DestinationField({ value, destinations, errorMessage, onChange }: DestinationFieldProps) {
  const t = useT('visas');
  const { data: countries = [] } = useGetAllCountriesQuery();
  const [typed, setTyped] = useState('');
  const name = (code: string) =>
    countries.find(({ code2 }) => code2 === code)?.name ?? destinations?.find((one) => one.code === code)?.name ?? code;
  return (
    <ComboBox
      label={t('search.destination')}
      placeholder={t('search.destinationHint')}
      items={offered(destinations ?? [], countries, typed).map((code) => ({ id: code, textValue: name(code) }))}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => onChange(id)}
      selectedText={value && name(value)}
      isLoading={!destinations}
      emptyText={t('search.noDestination')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

type Countries = Parameters<typeof countriesFor>[0];

/** Codes to choose from: all with the popular ones first, or those that fit what is typed. */
function offered(destinations: readonly VisaDestination[], countries: Countries, typed: string): string[] {
  if (!typed.trim()) {
    return [...destinations].sort((a, b) => Number(b.popular) - Number(a.popular)).map(({ code }) => code);
  }
  const codes = new Set(destinations.map(({ code }) => code));
  return countriesFor(
    countries.filter(({ code2 }) => codes.has(code2)),
    typed,
  ).map(({ code2 }) => code2);
}
