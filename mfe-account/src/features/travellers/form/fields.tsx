import { countriesFor, useGetAirlineOptionsQuery, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { ComboBox, DateField, Select, TextField } from '@jetway/kit-ui';
import type { Control, FieldPath } from '@jetway/kit-ui/forms';
import { FormField, useController } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { plainField } from '../../../shared/plain-field';
import type { TravellerDraft } from '../traveller.draft';

/** Text fields of the form. */
export type TextPath = Exclude<
  FieldPath<TravellerDraft>,
  'passport' | 'noGivenName' | 'frequentFlyers' | `frequentFlyers.${number}`
>;

interface BoundProps {
  control: Control<TravellerDraft>;
  name: TextPath;
  label: string;
  description?: string;
}

export function TypedField({
  control,
  name,
  ...shown
}: BoundProps & { type?: 'email' | 'text'; isRequired?: boolean; isDisabled?: boolean }) {
  return (
    <FormField control={control} name={name}>
      {(field) => (
        <TextField
          autoComplete="off"
          {...field}
          {...shown}
          value={field.value ?? ''}
          isDisabled={shown.isDisabled ?? false}
        />
      )}
    </FormField>
  );
}

export function DayField({ control, name, ...shown }: BoundProps & { max?: string; isRequired?: boolean }) {
  return (
    <FormField control={control} name={name}>
      {(field) => <DateField {...plainField(field)} {...shown} value={field.value ?? ''} />}
    </FormField>
  );
}

interface ChoiceProps extends BoundProps {
  options: { value: string; label: string }[];
  isRequired?: boolean;
  onChosen?: (value: string) => void;
}

export function ChoiceField({ control, name, onChosen, ...shown }: ChoiceProps) {
  return (
    <FormField control={control} name={name}>
      {(field) => {
        const choose = (value: string) => {
          field.onChange(value);
          onChosen?.(value);
        };
        return <Select {...plainField(field)} {...shown} value={field.value ?? ''} onChange={choose} />;
      }}
    </FormField>
  );
}

/** Selects a country by typing; the value is its two-letter code. */
export function CountryField(props: BoundProps & { isRequired?: boolean }) {
  const { data: countries = [], isLoading } = useGetAllCountriesQuery();
  const find = (typed: string) =>
    countriesFor(countries, typed).map(({ code2, name }) => ({ id: code2, textValue: name }));
  const nameOf = (code: string) => countries.find(({ code2 }) => code2 === code)?.name ?? '';
  return <FoundField {...props} find={find} nameOf={nameOf} isLoading={isLoading} />;
}

/** Selects an airline by typing; the value is its two-character code. */
export function AirlineField(props: BoundProps) {
  const { data: airlines = [], isLoading } = useGetAirlineOptionsQuery();
  const find = (typed: string) => {
    const term = typed.trim().toLowerCase();
    const hits = airlines.filter(
      ({ value, label }) => term && (value.toLowerCase() === term || label.toLowerCase().includes(term)),
    );
    return hits.slice(0, 20).map(({ value, label }) => ({ id: value, textValue: `${label} (${value})` }));
  };
  const nameOf = (code: string) => airlines.find(({ value }) => value === code)?.label ?? code;
  return <FoundField {...props} find={find} nameOf={nameOf} isLoading={isLoading} />;
}

interface FoundProps extends BoundProps {
  find: (typed: string) => { id: string; textValue: string }[];
  nameOf: (id: string) => string;
  isLoading: boolean;
  isRequired?: boolean;
}

function FoundField({ control, name, find, nameOf, ...shown }: FoundProps) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <ComboBox
      {...shown}
      items={find(typed)}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => field.onChange(id)}
      selectedText={nameOf(value)}
      errorMessage={fieldState.error?.message}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
