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
  /** Without the consent, which is given anew. */
  input: RegistrationInput;
  step: StepName;
}

export interface RegistrationForm extends UseFormReturn<RegistrationInput> {
  step: StepName;
  setStep: (step: StepName) => void;
  /** The first day a licence may end on, `YYYY-MM-DD`. */
  tomorrow: string;
  /** Forgets what a reload would bring back. */
  forget: () => void;
}

/** The form of one kind. What is typed survives a reload of this tab; papers, codes and the consent do not. */
export function useRegistrationForm(kind: RegistrationKind): RegistrationForm {
  const t = useT('account');
  const said = useSaid();
  const tenant = useTenant();
  const place = useMemo(() => jsonKey<Kept>(`registration.${kind}`, 1, 'session'), [kind]);
  const [kept] = useState(() => place.read());
  const [step, setStep] = useState<StepName>(kept?.step ?? 'business');
  const [days] = useState(() => daysAt(tenant.timezone, new Date()));
  const form = useForm<RegistrationInput>({
    resolver: resolver(registrationSchema(kind, days.today, (key) => t(`register.faults.${key}`), said)),
    defaultValues: { ...emptyForm(kind, tenant), ...kept?.input },
    mode: 'onTouched',
  });
  const { watch, getValues, getFieldState, trigger } = form;
  useEffect(() => {
    // A fault goes as soon as it is mended: going with the press on "Continue", it would move the button from under it.
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
