import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { ComboBox, DatePicker, PhoneField, Select, TextArea, TextField } from '@jetway/kit-ui';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';
import { FormField } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import type { RegistrationControl, RegistrationPath } from './use-registration-form';

interface BoundProps<Name extends RegistrationPath = RegistrationPath> {
  control: RegistrationControl;
  name: Name;
  label: string;
  description?: string | undefined;
}

type TextName = Exclude<RegistrationPath, 'acceptsSharing' | 'partners' | `partners.${number}`>;

interface TypedProps extends BoundProps<TextName> {
  type?: 'email' | 'text';
  autoComplete?: string;
  inputMode?: 'numeric';
  isOptional?: boolean;
}

export function Typed({ control, name, isOptional = false, ...rest }: TypedProps) {
  return (
    <FormField control={control} name={name}>
      {(field) => <TextField {...rest} isRequired={!isOptional} {...field} />}
    </FormField>
  );
}

export function Paragraph({ control, name, label, description }: BoundProps<TextName>) {
  return (
    <FormField control={control} name={name}>
      {(field) => <TextArea label={label} description={description} isRequired {...field} />}
    </FormField>
  );
}

/** For fields that receive the focus of a refused submit in another way. */
function withoutRef({ name, value, onChange, onBlur, errorMessage, isDisabled }: FormFieldBinding<string>) {
  return { name, value, onChange, onBlur, errorMessage, isDisabled };
}

export function Day({ control, name, label, min }: BoundProps<TextName> & { min: string }) {
  return (
    <FormField control={control} name={name}>
      {(field) => <DatePicker label={label} min={min} isRequired {...withoutRef(field)} />}
    </FormField>
  );
}

export function Choice({
  control,
  name,
  label,
  options,
}: BoundProps<TextName> & { options: { value: string; label: string }[] }) {
  return (
    <FormField control={control} name={name}>
      {(field) => <Select label={label} options={options} isRequired {...withoutRef(field)} />}
    </FormField>
  );
}

export function Phone({ control, name, label, country }: BoundProps<TextName> & { country: string }) {
  return (
    <FormField control={control} name={name}>
      {(field) => <PhoneField label={label} country={country} isRequired {...field} />}
    </FormField>
  );
}

/** Selects a country by typing; the value is its two-letter code. */
export function CountryChoice({ control, name, label }: BoundProps<TextName>) {
  const { data: countries = [], isLoading } = useGetAllCountriesQuery();
  const [typed, setTyped] = useState('');
  const hits = typed.trim() ? countriesFor(countries, typed) : countries;
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, onBlur, errorMessage, inputRef }) => (
        <ComboBox
          label={label}
          isRequired
          items={hits.map((country) => ({ id: country.code2, textValue: country.name }))}
          inputValue={typed}
          onInputChange={setTyped}
          onSelectionChange={({ id }) => onChange(id)}
          selectedText={countries.find(({ code2 }) => code2 === value)?.name ?? ''}
          isLoading={isLoading}
          {...(errorMessage ? { errorMessage } : {})}
          onBlur={onBlur}
          inputRef={inputRef}
        />
      )}
    </FormField>
  );
}
