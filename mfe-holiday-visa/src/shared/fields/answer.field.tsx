import type { VisaField } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { DateField, RadioGroup, Select, TextField } from '@jetway/kit-ui';
import type { RefCallback } from 'react';

import { useVisaWords } from '../orders/use-visa-words';
import { CountryField } from './country.field';

export interface AnswerFieldProps {
  /** What the product asks. */
  field: VisaField;
  /** Dates are `YYYY-MM-DD`, countries two-letter codes, `yes` or `no`; empty for no answer. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  errorMessage?: string | undefined;
  name?: string | undefined;
  /** Lets a refused submit focus the field. */
  inputRef?: RefCallback<HTMLElement> | undefined;
}

/** A question of a product, drawn by its kind. */
export function AnswerField({ field: asked, value, onChange, onBlur, errorMessage, name, inputRef }: AnswerFieldProps) {
  const t = useT('visas');
  const field = useVisaWords().question(asked);
  const common = {
    label: field.label,
    value,
    onChange,
    isRequired: field.required,
    ...(field.help ? { description: field.help } : {}),
    ...(onBlur ? { onBlur } : {}),
    ...(errorMessage ? { errorMessage } : {}),
  };
  switch (field.kind) {
    case 'date':
      return <DateField {...common} />;
    case 'country':
      return <CountryField {...common} inputRef={inputRef} />;
    case 'choice':
      return <Select {...common} options={field.choices ?? []} />;
    case 'yesNo':
      return (
        <RadioGroup
          {...common}
          options={[
            { value: 'yes', label: t('words.yes') },
            { value: 'no', label: t('words.no') },
          ]}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          autoComplete="off"
          {...(field.maxLength ? { maxLength: field.maxLength } : {})}
          {...(name ? { name } : {})}
          {...(inputRef ? { inputRef } : {})}
        />
      );
  }
}
