import type { VisaOrder } from '@jetway/kit-api/visas';
import { SavedTravellerPicker } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Card, Checkbox, Grid, Heading, icons, Inline, Stack } from '@jetway/kit-ui';
import { FormField, useWatch } from '@jetway/kit-ui/forms';

import type { ApplicantDraft } from './applicant.model';
import { filledWith, scannedInto } from './applicant.model';
import { isMinor } from './applicants.schema';
import { ApplicantField, ProductField } from './input.field';
import { PassportReader } from './passport.reader';
import type { ApplicantsFormState } from './use-applicants-form';

interface ApplicantCardProps {
  form: ApplicantsFormState;
  order: VisaOrder;
  /** From 0. */
  place: number;
  today: string;
  /** Undefined for the only applicant. */
  onRemove: (() => void) | undefined;
}

const COLUMNS = { phone: 1, tablet: 2, wide: 3 } as const;

/** One applicant: as in the passport, and what the product asks. */
export function ApplicantCard({ form, order, place, today, onRemove }: ApplicantCardProps) {
  const t = useT('visas');
  const path = `applicants.${place}` as const;
  const name = t('words.applicant', { number: place + 1 });
  const { travelDate, product } = order;
  const fill = (change: (draft: ApplicantDraft) => ApplicantDraft) => {
    form.setValue(path, change(form.getValues(path)), { shouldDirty: true });
    form.clearErrors(path);
  };
  const field = { form, place };
  return (
    <Card padding="md" as="section" aria-label={name}>
      <Stack gap={4}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} size="md">
            {name}
          </Heading>
          {onRemove && (
            <Button
              size="sm"
              variant="ghost"
              iconStart={<icons.Trash2 aria-hidden size={16} />}
              aria-label={t('booking.removeApplicant', { number: place + 1 })}
              onPress={onRemove}
            >
              {t('booking.remove')}
            </Button>
          )}
        </Inline>
        <SavedTravellerPicker onChosen={(saved) => fill((draft) => filledWith(draft, saved))} />
        <PassportReader today={today} onRead={(passport) => fill((draft) => scannedInto(draft, passport))} />
        <Grid columns={COLUMNS} gap={4} align="start">
          <ApplicantField {...field} name="title" />
          <ApplicantField {...field} name="givenName" />
          <ApplicantField {...field} name="surname" />
          <ApplicantField {...field} name="birthDate" max={today} />
          <ApplicantField {...field} name="nationality" />
          <ApplicantField {...field} name="occupation" />
          <ApplicantField {...field} name="passportNumber" />
          <ApplicantField {...field} name="issueCountry" />
          <ApplicantField {...field} name="passportIssueDate" max={today} />
          <ApplicantField {...field} name="passportExpiry" min={today} />
          <ApplicantField {...field} name="phone" />
          <ApplicantField {...field} name="email" />
        </Grid>
        {product.formFields.length > 0 && (
          <>
            <Heading level={3} size="sm">
              {t('booking.questions')}
            </Heading>
            <Grid columns={COLUMNS} gap={4} align="start">
              {product.formFields.map((asked) => (
                <ProductField key={asked.code} {...field} asked={asked} />
              ))}
            </Grid>
          </>
        )}
        <GuardianField {...field} travelDate={travelDate} />
      </Stack>
    </Card>
  );
}

/** Asked of minors only: a parent agrees to the application. */
function GuardianField({
  form,
  place,
  travelDate,
}: Pick<ApplicantCardProps, 'form' | 'place'> & { travelDate: string }) {
  const t = useT('visas');
  const birthDate = useWatch({ control: form.control, name: `applicants.${place}.birthDate` });
  if (!isMinor(birthDate, travelDate)) return null;
  return (
    <FormField control={form.control} name={`applicants.${place}.guardianConsent`}>
      {({ value, onChange, onBlur, errorMessage, inputRef }) => (
        <Checkbox
          label={t('booking.guardian')}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={inputRef}
          isRequired
          {...(errorMessage ? { errorMessage } : {})}
        />
      )}
    </FormField>
  );
}
