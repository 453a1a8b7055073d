import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { DateField, Select } from '@jetway/kit-ui';

import type { PartyPath } from './server-faults';
import type { PartyForm } from './use-party-form';
import { useTextField } from './use-party-form';

interface BoundFieldProps {
  form: PartyForm;
  name: PartyPath;
  label: string;
}

/** A country by its two-letter code. */
export function CountryField({ form, name, label }: BoundFieldProps) {
  const { data } = useGetAllCountriesQuery();
  const field = useTextField(form, name);
  const options = (data ?? []).map((country) => ({ value: country.code2, label: country.name }));
  return <Select label={label} options={options} {...field} />;
}

/** A day that is typed, since a birthday is decades away from any calendar page. */
export function DayField({ form, name, label, min, max }: BoundFieldProps & { min?: string; max?: string }) {
  const field = useTextField(form, name);
  return <DateField label={label} min={min} max={max} {...field} />;
}
