import { useT } from '@jetway/kit-runtime';
import { Button, Card, FormError, Heading, icons, Inline, Stack, Steps } from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useEffect, useRef, useState } from 'react';

import { useSaid } from '../../shared/said';
import type { RegistrationForm } from './fields/use-registration-form';
import type { RegistrationKind } from './kinds';
import type { StepName } from './model/steps.model';
import { fieldsOf, ATTACHMENTS, STEPS } from './model/steps.model';
import { provenBy } from './proof/proven';
import type { DraftHandle } from './proof/use-draft';
import { BusinessStep } from './steps/business.step';
import { LicencesStep } from './steps/licences.step';
import { PersonStep } from './steps/person.step';
import { ProofStep } from './steps/proof.step';
import { ReviewStep } from './steps/review.step';
import type { useSubmit } from './use-submit';
import { FAILED } from './use-submit';

interface DeskProps {
  kind: RegistrationKind;
  form: RegistrationForm;
  draft: DraftHandle;
  submit: ReturnType<typeof useSubmit>;
}

/** The steps of the form, one at a time, with the errors that block the next step. */
export function RegistrationDesk(props: DeskProps) {
  const t = useT('account');
  const { kind, form, draft, submit } = props;
  const [isRefused, setRefused] = useState(false);
  const { place, focus } = useFocusOnRefusal<HTMLFormElement>();
  const { step } = form;
  const at = STEPS.indexOf(step);
  const go = (next: StepName) => {
    setRefused(false);
    form.setStep(next);
  };
  const next = async () => {
    const isTyped = await form.trigger(fieldsOf(step, kind));
    const isWhole = isTyped && isProvided(step, form, draft);
    setRefused(!isWhole);
    if (!isWhole) return focus();
    const following = STEPS[at + 1];
    if (following) return go(following);
    const isAccepted = await submit.send();
    if (!isAccepted) focus();
  };
  return (
    <Card padding="lg" elevated>
      <Stack gap={6}>
        <Steps label={t('register.progress')} steps={STEPS.map((name) => t(`register.steps.${name}`))} current={at} />
        <form
          ref={place}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void next();
          }}
        >
          <Stack gap={6}>
            <StepHeading key={step} step={step} />
            <Summary {...props} isRefused={isRefused} />
            <StepFields {...props} isRefused={isRefused} />
            <Inline justify="space-between">
              {at > 0 ? (
                <Button
                  variant="secondary"
                  iconStart={<icons.ArrowLeft aria-hidden size={16} />}
                  onPress={() => go(STEPS[at - 1] ?? step)}
                >
                  {t('register.back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" variant="primary" size="lg" isPending={submit.isSending}>
                {step === 'review' ? t('register.submit') : t('register.next')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}

/** Heading of the step; focused when the step changes, so that screen readers start there. */
function StepHeading({ step }: { step: StepName }) {
  const t = useT('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (document.activeElement !== document.body || !isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, []);
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {t(`register.steps.${step}`)}
    </Heading>
  );
}

function StepFields({ kind, form, draft, submit, isRefused }: DeskProps & { isRefused: boolean }) {
  const shared = { kind, form, draft };
  switch (form.step) {
    case 'business':
      return <BusinessStep {...shared} />;
    case 'person':
      return <PersonStep {...shared} />;
    case 'proof':
      return <ProofStep {...shared} isRefused={isRefused} />;
    case 'papers':
      return <LicencesStep {...shared} isRefused={isRefused} faults={submit.failure?.papers ?? {}} />;
    case 'review':
      return (
        <ReviewStep {...shared} captcha={submit.captcha} captchaFault={submit.captchaFault} onCaptcha={submit.answer} />
      );
  }
}

/** All errors that block the form. */
function Summary({ form, draft, submit, isRefused }: DeskProps & { isRefused: boolean }) {
  const t = useT('account');
  const said = useSaid();
  const count = Object.keys(form.formState.errors).length;
  if (submit.failure) {
    return (
      <FormError>
        <strong>{said(FAILED)}</strong>
        {submit.failure.details.length > 0 && (
          <ul>
            {submit.failure.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </FormError>
    );
  }
  if (!isRefused || (count === 0 && isProvided(form.step, form, draft))) return null;
  return <FormError>{count > 0 ? t('register.fieldsWrong', { count }) : t('register.missing')}</FormError>;
}

/** Whether the step's requirements besides its fields are met. */
function isProvided(step: StepName, form: RegistrationForm, { draft }: DraftHandle): boolean {
  if (step === 'proof') {
    const proven = provenBy(draft, form.getValues());
    return proven.email && proven.phone;
  }
  if (step === 'papers') return ATTACHMENTS.every((paper) => draft?.papers.some(({ kind }) => kind === paper));
  return true;
}
