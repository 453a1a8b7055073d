/** Props of every field. Fields are controlled: they show `value` and report through `onChange`. */
export interface FieldProps {
  /** Visible label, also the accessible name. */
  label: string;
  /** Shows the label to screen readers only, where the context already names the field. */
  isLabelHidden?: boolean;
  /** Help below the control, linked to it for screen readers. */
  description?: string;
  /** Error message; marks the field as invalid. */
  errorMessage?: string;
  /** Marks the field as invalid without a message. */
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
}

/** Validation props of a field. An error message implies invalid. */
export function validationOf({ errorMessage, isInvalid }: Pick<FieldProps, 'errorMessage' | 'isInvalid'>) {
  // The portal's forms validate; the browser's native validation would show it twice and block the submit.
  return { isInvalid: isInvalid ?? Boolean(errorMessage), validationBehavior: 'aria' as const };
}
