import { isProblem, problemOf } from '@jetway/kit-api';
import { useSubmitRegistrationMutation } from '@jetway/kit-api/registration';
import { useT } from '@jetway/kit-runtime';
import { useState } from 'react';

import type { RegistrationForm, RegistrationPath } from './fields/use-registration-form';
import type { RegistrationKind } from './kinds';
import { toWire } from './model/form.model';
import type { AttachmentName } from './model/steps.model';
import { placeOf, STEPS } from './model/steps.model';

/** Wording of the specification. */
export const FAILED = 'Could not proceed with registration. Please contact support team!';

export interface Failure {
  /** Messages in addition to the specification's. */
  details: string[];
  papers: Partial<Record<AttachmentName, string>>;
}

/** Submits the form; server errors are shown at their fields, on the first step with an error. */
export function useSubmit(kind: RegistrationKind, form: RegistrationForm) {
  const t = useT('account');
  const [submit, submitting] = useSubmitRegistrationMutation();
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [captchaFault, setCaptchaFault] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [reference, setReference] = useState('');

  const refuse = (error: unknown) => {
    const errors = problemOf(error)?.errors ?? [];
    const places = errors.map(({ pointer, code, detail }) => ({
      ...placeOf(pointer, kind),
      // Uses a translated message where there is one; the server's are English.
      message: t(`register.refusals.${code.replaceAll('.', '_')}`, { defaultValue: detail }),
    }));
    for (const { step, field, message } of places) {
      if (step !== 'papers') form.setError(field as RegistrationPath, { type: 'server', message });
    }
    const papers = Object.fromEntries(
      places.filter(({ step }) => step === 'papers').map(({ field, message }) => [field, message]),
    );
    const details = places.map(({ message }) => message);
    if (isProblem(error, 'registration.captcha')) setCaptchaFault(t('register.problems.captcha'));
    if (isProblem(error, 'registration.no_draft')) details.push(t('register.problems.noDraft'));
    setFailure({ details: [...new Set(details)], papers });
    const first = STEPS.find((step) => places.some((place) => place.step === step));
    if (first) form.setStep(first);
  };
  /** Resolves to whether the application was accepted. */
  const send = async (): Promise<boolean> => {
    setFailure(null);
    if (!captcha) {
      setCaptchaFault(t('register.captcha.missing'));
      return false;
    }
    const reply = await submit({ submitRequest: { form: toWire(kind, form.getValues()), captcha } });
    // A captcha answer is valid once, unless the form was refused before it was checked.
    if (!reply.data && !isProblem(reply.error, 'request.invalid')) setCaptcha(null);
    if (reply.data) {
      form.forget();
      setReference(reply.data.reference);
      return true;
    }
    refuse(reply.error);
    return false;
  };
  const answer = (found: string) => {
    setCaptcha(found);
    setCaptchaFault(undefined);
  };
  const isSending = submitting.isLoading;
  return { send, isSending, reference, failure, captcha, captchaFault, answer };
}
