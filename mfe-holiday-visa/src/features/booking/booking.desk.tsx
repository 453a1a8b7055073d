import type { FieldError } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import type { MoneyText } from '@jetway/kit-domain';
import { ProcessingDialog } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Stack, Steps } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import { documentAt, draftsOf } from './applicants/applicant.model';
import { ApplicantsForm } from './applicants/applicants.form';
import { Columns, Main, Side } from './booking.styles';
import { DocumentsStep } from './documents/documents.step';
import { ReviewStep } from './review/review.step';
import { FailureCallout } from './submit/failure.callout';
import { ObstacleDialogs } from './submit/obstacle.dialogs';
import { useSubmit } from './submit/use-submit';
import { PriceTimer, SummaryCard } from './summary.card';
import { useSave } from './use-save';

const STEPS = ['applicants', 'documents', 'review', 'done'] as const;
type Step = Exclude<(typeof STEPS)[number], 'done'>;

/** The steps of an application: applicants, their documents, then a review that sends and pays. */
export function BookingDesk({ loaded }: { loaded: VisaOrder }) {
  const t = useT('visas');
  const { order, take } = useLatest(loaded);
  const [step, setStep] = useState<Step>('applicants');
  const [faults, setFaults] = useState<FieldError[]>([]);
  const saving = useSave({ order, onSaved: take, onFaults: setFaults });
  const sending = useSubmit(order.referenceId, (found) => {
    setFaults(found);
    setStep(found.every(({ pointer }) => documentAt(pointer)) ? 'documents' : 'applicants');
  });
  const consent = useConsent(order);
  const main = useStepFocus(step);
  const open = (next: Step) => {
    setFaults([]);
    setStep(next);
  };
  const reprice = async () => {
    if (await saving.save(draftsOf(order))) sending.meet(null);
  };
  return (
    <Stack gap={5}>
      <Steps steps={STEPS.map((name) => t(`booking.steps.${name}`))} current={STEPS.indexOf(step)} />
      <PriceTimer order={order} onExpire={sending.isSubmitting ? undefined : () => sending.meet({ kind: 'expired' })} />
      <Columns>
        <Main ref={main} tabIndex={-1}>
          <Stack gap={5}>
            {sending.failure && (
              <FailureCallout
                title={t('booking.refused')}
                error={sending.failure.error}
                unknownOf={sending.failure.isUnknown ? order.referenceId : undefined}
              />
            )}
            {saving.failure !== null && sending.met?.kind !== 'expired' && (
              <FailureCallout title={t('booking.notSaved')} error={saving.failure} />
            )}
            {step === 'applicants' && (
              <ApplicantsForm
                order={order}
                faults={faults}
                isSaving={saving.isSaving}
                onSave={saving.save}
                onDone={() => open('documents')}
              />
            )}
            {step === 'documents' && (
              <DocumentsStep
                order={order}
                faults={faults}
                onChanged={take}
                onBack={() => open('applicants')}
                onDone={() => open('review')}
              />
            )}
            {step === 'review' && (
              <ReviewStep
                order={order}
                amount={consent.amount}
                isPending={sending.isSubmitting}
                onBack={() => open('documents')}
                onSubmit={() => void sending.submit(consent.amount)}
              />
            )}
          </Stack>
        </Main>
        <Side>
          <SummaryCard order={order} amount={consent.amount} />
        </Side>
      </Columns>
      <ProcessingDialog isOpen={sending.isSubmitting} />
      <ObstacleDialogs
        obstacle={sending.met}
        isSaving={saving.isSaving}
        failure={saving.failure}
        onClose={() => sending.meet(null)}
        onReprice={() => void reprice()}
        onAccept={(amount) => {
          consent.give(amount);
          sending.meet(null);
        }}
      />
    </Stack>
  );
}

/** The newest version of the order: what was loaded, or what a call has answered since. Answers may overtake each other. */
function useLatest(loaded: VisaOrder) {
  const [answered, setAnswered] = useState(loaded);
  const order = answered.version > loaded.version ? answered : loaded;
  const take = (next: VisaOrder) => setAnswered((known) => (next.version > known.version ? next : known));
  return { order, take };
}

/** The agent's consent to what the application costs: to the amount shown, or to the new amount that the server named when it was sent. */
function useConsent({ amount }: VisaOrder) {
  const [given, setGiven] = useState<{ priced: MoneyText; amount: MoneyText } | null>(null);
  return {
    amount: given?.priced === amount ? given.amount : amount,
    give: (accepted: MoneyText) => setGiven({ priced: amount, amount: accepted }),
  };
}

/** Focuses the start of a new step, because the button that led to it no longer exists. */
function useStepFocus(step: Step) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return main;
}
