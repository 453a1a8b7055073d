import { problemOf } from '@jetway/kit-api';
import type { FareLot } from '@jetway/kit-api/fares';
import { useFareCreateUmrahQuoteMutation } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import {
  Button,
  Callout,
  Card,
  Grid,
  Heading,
  NumberStepper,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useMemo, useRef } from 'react';

import { quoteHref } from '../../../shared/addresses';
import { ProblemCallout } from '../../../shared/problem.callout';
import { HotelField } from './hotel.field';
import { PartyFields } from './party.fields';
import type { MarkupKind, QuoteDraft } from './quote.model';
import { bodyOf, fieldAt, MARKUPS, quoteSchema, startOf, tripNights } from './quote.model';

/** Party, nights, hotels and the client; every part is priced at once. */
export function QuoteForm({ lot }: { lot: FareLot }) {
  const t = useT('fares');
  const { phoneCountry } = useTenant();
  const schema = useMemo(() => quoteSchema(t, lot), [t, lot]);
  const form = useForm<QuoteDraft>({
    resolver: resolver(schema),
    defaultValues: startOf(lot, phoneCountry.toUpperCase()),
  });
  const { make, isMaking, error } = useMake(lot, form);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(make)(event)}>
      <Stack gap={4}>
        <FormSummary control={form.control} title={t('lot.hold.check')} />
        <Card padding="md">
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('umrah.form.party')}
            </Heading>
            <PartyFields form={form} lot={lot} />
          </Stack>
        </Card>
        <HotelsCard form={form} lot={lot} />
        <ClientCard form={form} lot={lot} />
        <ProblemNotice error={error} />
        <div>
          <Button type="submit" variant="primary" isPending={isMaking}>
            {t('umrah.form.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface CardProps {
  form: UseFormReturn<QuoteDraft>;
  lot: FareLot;
}

/** Nights in each city and the hotels; without them, why the quote has none. */
function HotelsCard({ form: { control }, lot }: CardProps) {
  const t = useT('fares');
  const { can } = useSession();
  const makkahNights = useWatch({ control, name: 'makkahNights' });
  const nights = tripNights(lot);
  const missing = can(Feature.SearchHotel) ? nights === null && 'noReturn' : 'notAllowed';
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('umrah.form.hotels')}
        </Heading>
        {missing || nights === null ? (
          <Text muted>{t(`umrah.leftOut.${missing || 'noReturn'}`)}</Text>
        ) : (
          <>
            <FormField control={control} name="makkahNights">
              {({ value, onChange, errorMessage }) => (
                <NumberStepper
                  label={t('umrah.form.makkahNights')}
                  description={t('umrah.form.madinahNights', { count: Math.max(0, nights - makkahNights) })}
                  value={value}
                  min={0}
                  max={nights}
                  {...(errorMessage ? { errorMessage } : {})}
                  onChange={onChange}
                />
              )}
            </FormField>
            {(['makkah', 'madinah'] as const).map((city) => (
              <FormField key={city} control={control} name={city}>
                {({ value, onChange, errorMessage }) => (
                  <HotelField city={city} value={value} errorMessage={errorMessage} onChange={onChange} />
                )}
              </FormField>
            ))}
            <Text size="sm" muted>
              {t('umrah.form.cheapest')}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Whom the quote is for, and the agency's markup where the agent may set it. */
function ClientCard({ form: { control }, lot }: CardProps) {
  const t = useT('fares');
  const { can } = useSession();
  const currency = lot.prices[0]?.amount.split(' ')[0] ?? '';
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('umrah.form.for')}
        </Heading>
        <FormField control={control} name="client">
          {(field) => <TextField label={t('umrah.form.client')} autoComplete="off" {...field} />}
        </FormField>
        <FormField control={control} name="note">
          {(field) => <TextArea label={t('umrah.form.note')} rows={3} {...field} />}
        </FormField>
        {can(Feature.ShowMarkup) && (
          <FormField control={control} name="markup">
            {({ value, onChange, errorMessage }) => (
              <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
                <Select<MarkupKind>
                  label={t('umrah.form.markup')}
                  options={MARKUPS.map((kind) => ({ value: kind, label: t(`umrah.form.markups.${kind}`) }))}
                  value={value.kind}
                  onChange={(kind) => onChange({ ...value, kind })}
                />
                {value.kind !== 'none' && (
                  <TextField
                    label={t(`umrah.form.markupValues.${value.kind}`, { currency })}
                    inputMode="decimal"
                    autoComplete="off"
                    value={value.value}
                    onChange={(text) => onChange({ ...value, value: text })}
                    errorMessage={errorMessage}
                  />
                )}
              </Grid>
            )}
          </FormField>
        )}
      </Stack>
    </Card>
  );
}

/** Makes one quote: a second click during the first does nothing. */
function useMake(lot: FareLot, form: UseFormReturn<QuoteDraft>) {
  const t = useT('fares');
  const navigate = useNavigate();
  const [create, { isLoading, isSuccess, error }] = useFareCreateUmrahQuoteMutation();
  const isUnderway = useRef(false);
  const make = async (draft: QuoteDraft) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await create({ umrahQuoteForm: bodyOf(lot.lotId, draft) });
    isUnderway.current = false;
    if (reply.data) {
      toast.success(t('umrah.form.done', { reference: reply.data.referenceId }));
      return void navigate(quoteHref(reply.data.referenceId), { replace: true });
    }
    for (const { pointer, detail } of problemOf(reply.error)?.errors ?? []) {
      const field = fieldAt(pointer);
      if (field) form.setError(field, { message: detail });
    }
  };
  return { make, isMaking: isLoading || isSuccess, error };
}

/** A refusal; faults of the form's own fields are shown there. */
function ProblemNotice({ error }: { error: unknown }) {
  const t = useT('fares');
  const faults = problemOf(error)?.errors ?? [];
  if (faults.length === 0) return <ProblemCallout error={error} title={t('umrah.form.failed')} />;
  const others = faults.filter(({ pointer }) => !fieldAt(pointer));
  if (others.length === 0) return null;
  return (
    <Callout tone="danger" title={t('umrah.form.failed')}>
      {others.map(({ pointer, detail }) => (
        <div key={pointer} lang="en">
          <bdi>{detail}</bdi>
        </div>
      ))}
    </Callout>
  );
}
