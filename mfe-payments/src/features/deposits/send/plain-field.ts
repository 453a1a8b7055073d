import type { FormFieldBinding } from '@jetway/kit-ui/forms';

/** A form binding for fields without a ref. */
export function plainField<Value>({
  name,
  value,
  onChange,
  onBlur,
  errorMessage,
  isDisabled,
}: FormFieldBinding<Value>) {
  return { name, value, onChange, onBlur, errorMessage, isDisabled };
}
