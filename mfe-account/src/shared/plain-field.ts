import type { FormFieldBinding } from '@jetway/kit-ui/forms';

/** A binding for fields that take no ref. */
export function plainField<Value>({ name, value, onChange, onBlur, errorMessage, isDisabled }: FormFieldBinding<Value>) {
  return { name, value, onChange, onBlur, errorMessage, isDisabled };
}
