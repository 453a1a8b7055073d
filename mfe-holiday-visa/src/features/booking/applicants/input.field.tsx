import type { VisaField } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { DateField, PhoneField, Select, TextField } from '@jetway/kit-ui';
import { useController } from '@jetway/kit-ui/forms';
import { useTenant } from '@jetway/kit-runtime';

import { AnswerField } from '../../../shared/fields/answer.field';
import { CountryField } from '../../../shared/fields/country.field';
import type { InputField } from '../../../shared/orders/applicant-fields';
import { TITLES } from '../../../shared/orders/applicant-fields';
import type { ApplicantsFormState } from './use-applicants-form';

interface InputFieldProps {
  form: ApplicantsFormState;
  /** Place of the applicant, from 0. */
  place: number;
  name: InputField;
  /** First and last day of a date. */
  min?: string;
  max?: string;
}

const OPTIONAL: ReadonlySet<InputField> = new Set(['passportIssueDate', 'phone', 'email']);

/** One of the fields that every applicant has. */
export function ApplicantField({ form, place, name, min, max }: InputFieldProps) {
  const t = useT('visas');
  const { phoneCountry } = useTenant();
  const { field, fieldState } = useController({ control: form.control, name: `applicants.${place}.${name}` });
  const message = fieldState.error?.message;
  const common = {
    label: t(`words.fields.${name}`),
    value: field.value,
    onChange: field.onChange as (value: string) => void,
    onBlur: field.onBlur,
    isRequired: !OPTIONAL.has(name),
    ...(message ? { errorMessage: message } : {}),
  };
  switch (name) {
    case 'title':
      return <Select {...common} options={TITLES.map((value) => ({ value, label: t(`words.titles.${value}`) }))} />;
    case 'birthDate':
    case 'passportIssueDate':
    case 'passportExpiry':
      return <DateField {...common} {...(min ? { min } : {})} {...(max ? { max } : {})} />;
    case 'nationality':
    case 'issueCountry':
      return <CountryField {...common} inputRef={field.ref} />;
    case 'phone':
      return <PhoneField {...common} country={phoneCountry} inputRef={field.ref} />;
    default:
      return (
        <TextField
          {...common}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          inputRef={field.ref}
          {...(name === 'givenName' || name === 'surname' ? { description: t('booking.nameHint') } : {})}
        />
      );
  }
}

/** One of the product's own questions. */
export function ProductField({ form, place, asked }: { form: ApplicantsFormState; place: number; asked: VisaField }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `applicants.${place}.answers.${asked.code}`,
  });
  return (
    <AnswerField
      field={asked}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errorMessage={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
