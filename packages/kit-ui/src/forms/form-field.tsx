import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldPathValue, FieldValues, RefCallBack } from 'react-hook-form';
import { useController } from 'react-hook-form';

/** What a field of the kit needs to take part in a form; spread it over the field. */
export interface FormFieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Text of the schema for this field; present once the form shows its errors. */
  errorMessage: string | undefined;
  isDisabled: boolean;
  /** Lets a refused submit move the focus to the first refused field. */
  inputRef: RefCallBack;
}

interface FormFieldProps<Form extends FieldValues, Name extends FieldPath<Form>, Output> {
  control: Control<Form, unknown, Output>;
  name: Name;
  children: (field: FormFieldBinding<FieldPathValue<Form, Name>>) => ReactElement;
}

/** Ties one field of the kit to one value of a form: `<FormField …>{(field) => <TextField label="…" {...field} />}</FormField>`. */
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
