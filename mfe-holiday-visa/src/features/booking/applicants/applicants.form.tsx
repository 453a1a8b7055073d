import type { FieldError } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Callout, icons, Inline, Stack, toast } from '@jetway/kit-ui';
import { FormSummary, useFieldArray } from '@jetway/kit-ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';

import { selectVisaBooking, visaBookingActions } from '../../../shared/booking/booking.slice';
import { Actions } from '../booking.styles';
import { ApplicantCard } from './applicant.card';
import type { ApplicantDraft } from './applicant.model';
import { blank, documentAt, draftOf, draftsOf, faultWords, fieldAt, inputOf, MOST_APPLICANTS } from './applicant.model';
import type { ApplicantsFormState } from './use-applicants-form';
import { useApplicantsForm } from './use-applicants-form';

interface ApplicantsFormProps {
  order: VisaOrder;
  /** What the server refused. */
  faults: readonly FieldError[];
  isSaving: boolean;
  /** Saves the draft as it is; resolves with the saved order, or with null when it was refused. */
  onSave: (applicants: ApplicantDraft[]) => Promise<VisaOrder | null>;
  /** Everything is filled in and saved. */
  onDone: () => void;
}

/** Step one: who travels. A draft may be saved with gaps; going on needs every field. */
export function ApplicantsForm({ order, faults, isSaving, onSave, onDone }: ApplicantsFormProps) {
  const t = useT('visas');
  const { timezone } = useTenant();
  const today = dateIn(timezone, new Date());
  const { formFields } = order.product;
  const { typed } = useAppSelector(selectVisaBooking);
  const start =
    typed?.referenceId === order.referenceId
      ? typed.applicants.map((applicant) => draftOf(applicant, formFields))
      : draftsOf(order);
  const form = useApplicantsForm(
    { applicants: start },
    { fields: formFields, nationality: order.nationality, travelDate: order.travelDate, today },
  );
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'applicants', keyName: 'key' });
  const keep = useKept(form, order.referenceId);
  usePlacedFaults(form, faults);
  const save = async (): Promise<boolean> => {
    const saved = await onSave(form.getValues('applicants'));
    if (!saved) return false;
    // New applicants have got their ids.
    saved.applicants.forEach(({ applicantId }, place) => {
      if (place < fields.length) form.setValue(`applicants.${place}.applicantId`, applicantId);
    });
    keep();
    return true;
  };
  const saveDraft = async () => {
    form.clearErrors();
    if (await save()) toast.success(t('booking.saved'));
  };
  const goOn = async () => {
    if (await save()) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(goOn)(event)}>
      <Stack gap={5}>
        <Above faults={faults} applicants={form.getValues('applicants')} />
        <FormSummary control={form.control} title={t('booking.check')} />
        {fields.map(({ key }, place) => (
          <ApplicantCard
            key={key}
            form={form}
            order={order}
            place={place}
            today={today}
            onRemove={fields.length > 1 ? () => remove(place) : undefined}
          />
        ))}
        {fields.length < MOST_APPLICANTS && (
          <Inline>
            <Button
              variant="ghost"
              iconStart={<icons.Plus aria-hidden size={16} />}
              onPress={() => append(blank(formFields, order.nationality), { shouldFocus: false })}
            >
              {t('booking.addApplicant')}
            </Button>
          </Inline>
        )}
        <Actions>
          <Button variant="secondary" isPending={isSaving} onPress={() => void saveDraft()}>
            {t('booking.saveDraft')}
          </Button>
          <Button type="submit" variant="primary" size="lg" isPending={isSaving}>
            {t('booking.toDocuments')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

/** Errors that no field shows, and those only the server has words for. Documents are the next step's. */
function Above({ faults, applicants }: { faults: readonly FieldError[]; applicants: readonly ApplicantDraft[] }) {
  const t = useT('visas');
  const above = faults.filter(
    (fault) => !documentAt(fault.pointer) && (!fieldAt(fault.pointer, applicants) || faultWords(t, fault).lang),
  );
  if (above.length === 0) return null;
  return (
    <Callout tone="danger" title={t('booking.refused')}>
      {above.map((fault) => {
        const { text, lang } = faultWords(t, fault);
        return (
          <div key={`${fault.pointer} ${fault.code}`} lang={lang}>
            <bdi>{text}</bdi>
          </div>
        );
      })}
    </Callout>
  );
}

/** Keeps what was typed and not saved when the page is left. Returns what notes that it is saved. */
function useKept({ getValues }: ApplicantsFormState, referenceId: string): () => void {
  const dispatch = useAppDispatch();
  const saved = useRef<string | null>(null);
  useEffect(() => {
    saved.current ??= JSON.stringify(getValues('applicants'));
    return () => {
      const applicants = getValues('applicants');
      if (JSON.stringify(applicants) === saved.current) return;
      dispatch(visaBookingActions.kept({ referenceId, applicants: applicants.map(inputOf) }));
    };
  }, [dispatch, getValues, referenceId]);
  return () => {
    saved.current = JSON.stringify(getValues('applicants'));
    dispatch(visaBookingActions.saved({ referenceId }));
  };
}

/** Shows the server's errors at their fields. */
function usePlacedFaults(form: ApplicantsFormState, faults: readonly FieldError[]): void {
  const t = useT('visas');
  const place = useEffectEvent(() => {
    for (const fault of faults) {
      const path = fieldAt(fault.pointer, form.getValues('applicants'));
      const { text, lang } = faultWords(t, fault);
      if (path) form.setError(path, { message: lang ? t('booking.faults.above') : text });
    }
  });
  useEffect(() => place(), [faults]);
}
