/** What every field of the kit understands. Fields are controlled: they show `value` and report through `onChange`. */
export interface FieldProps {
  /** Visible name of the field; also its accessible name. */
  label: string;
  /** Keeps the name for screen readers only, where the place already names the field. */
  isLabelHidden?: boolean;
  /** Help below the control, read together with the name. */
  description?: string;
  /** Why the value is refused. Its presence marks the field invalid. */
  errorMessage?: string;
  /** Marks the field invalid without a text of its own. */
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
}

/** The state a field is drawn in. An error text is enough to be invalid. */
export function validationOf({ errorMessage, isInvalid }: Pick<FieldProps, 'errorMessage' | 'isInvalid'>) {
  // The forms of the portal validate; the browser's own bubbles would say it twice and block the submit.
  return { isInvalid: isInvalid ?? Boolean(errorMessage), validationBehavior: 'aria' as const };
}
