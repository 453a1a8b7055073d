import { jsonKey, useT, useTenant } from '@jetway/kit-runtime';
import type { Control, FieldPath, UseFormReturn } from '@jetway/kit-ui/forms';
import { resolver, useForm } from '@jetway/kit-ui/forms';
import { useEffect, useMemo, useState } from 'react';

import { useSaid } from '../../../shared/said';
import type { RegistrationKind } from '../kinds';
import type { RegistrationInput } from '../model/form.model';
import { emptyForm } from '../model/form.model';
import { registrationSchema } from '../model/form.schema';
import { daysAt } from '../model/days.model';
import type { StepName } from '../model/steps.model';

export type RegistrationControl = Control<RegistrationInput>;
export type RegistrationPath = FieldPath<RegistrationInput>;

interface Kept {
  /** Without the consent, which must be given again. */
  input: RegistrationInput;
  step: StepName;
}

export interface RegistrationForm extends UseFormReturn<RegistrationInput> {
  step: StepName;
  setStep: (step: StepName) => void;
  /** The earliest licence expiry date, `YYYY-MM-DD`. */
  tomorrow: string;
  /** Deletes what a reload would restore. */
  forget: () => void;
}

/** The form of one business type. Typed values survive a reload of the tab; attachments, codes and the consent do not. */
export function useRegistrationForm(kind: RegistrationKind): RegistrationForm {
  const t = useT('account');
  const said = useSaid();
  const tenant = useTenant();
  const place = useMemo(() => jsonKey<Kept>(`registration.${kind}`, 1, 'session'), [kind]);
  const [kept] = useState(() => place.read());
  const [step, setStep] = useState<StepName>(kept?.step ?? 'business');
  const [days] = useState(() => daysAt(tenant.timezone, new Date()));
  const form = useForm<RegistrationInput>({
    resolver: resolver(
      registrationSchema(kind, days.today, (key) => t(`register.faults.${key}`), said, tenant.aviationLicence),
    ),
    defaultValues: { ...emptyForm(kind, tenant), ...kept?.input },
    mode: 'onTouched',
  });
  const { watch, getValues, getFieldState, trigger } = form;
  useEffect(() => {
    // An error disappears as soon as it is fixed. If it disappeared on pressing "Continue", the button would move under the
    // pointer.
    const subscription = watch((_values, { name }) => {
      if (name && getFieldState(name).error) void trigger(name);
    });
    return () => subscription.unsubscribe();
  }, [watch, getFieldState, trigger]);
  useEffect(() => {
    const keep = () => {
      place.write({ input: { ...getValues(), acceptsSharing: false }, step });
    };
    keep();
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [watch, getValues, place, step]);
  return Object.assign(form, { step, setStep, tomorrow: days.tomorrow, forget: () => place.remove() });
}
