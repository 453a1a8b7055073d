import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldPathValue, FieldValues, RefCallBack } from 'react-hook-form';
import { useController } from 'react-hook-form';

/** Props that connect a field of the kit to a form; spread them onto the field. */
export interface FormFieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** The schema's message for this field, once the form shows its errors. */
  errorMessage: string | undefined;
  isDisabled: boolean;
  /** Lets a refused submit focus the first invalid field. */
  inputRef: RefCallBack;
}

interface FormFieldProps<Form extends FieldValues, Name extends FieldPath<Form>, Output> {
  control: Control<Form, unknown, Output>;
  name: Name;
  children: (field: FormFieldBinding<FieldPathValue<Form, Name>>) => ReactElement;
}

/**
 * Connects a field of the kit to a value of a form: `<FormField …>{(field) => <TextField label="…" {...field}
 * />}</FormField>`.
 */
export function FormField<Form extends FieldValues, Name extends FieldPath<Form>, Output = Form>(
  props: FormFieldProps<Form, Name, Output>,
) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return props.children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
    isDisabled: field.disabled ?? false,
    inputRef: field.ref,
  });
}
