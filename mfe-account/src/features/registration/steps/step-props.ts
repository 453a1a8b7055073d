import type { RegistrationForm } from '../fields/use-registration-form';
import type { RegistrationKind } from '../kinds';
import type { DraftHandle } from '../proof/use-draft';

/** Props of every step. */
export interface StepProps {
  kind: RegistrationKind;
  form: RegistrationForm;
  draft: DraftHandle;
}
