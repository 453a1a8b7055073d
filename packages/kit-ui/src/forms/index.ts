/** Form state and validation. Modules use react-hook-form and valibot only through this entry. */
export { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
export type { Control, FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
export { valibotResolver as resolver } from '@hookform/resolvers/valibot';
export * as v from 'valibot';
export { FormField } from './form-field';
export type { FormFieldBinding } from './form-field';
export { FormSummary, InvalidSummary } from './form-summary';
export { isPhone } from '../fields/phone/is-phone';
export { focusFirstInvalid } from './invalid-fields';
export { useFocusOnRefusal } from './use-focus-on-refusal';
export { useForm } from './use-form';
