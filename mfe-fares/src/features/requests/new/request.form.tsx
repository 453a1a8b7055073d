import { problemOf } from '@jetway/kit-api';
import { useFareCreateGroupRequestMutation } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Callout,
  Card,
  Grid,
  Heading,
  NumberStepper,
  PhoneField,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField, FormSummary, resolver, useForm } from '@jetway/kit-ui/forms';
import { useMemo, useRef } from 'react';

import { requestHref } from '../../../shared/addresses';
import { MOST_PEOPLE, TYPES } from '../../../shared/passengers';
import { ProblemCallout } from '../../../shared/problem.callout';
import { useToday } from '../../../shared/today';
import { JourneysFields } from './journeys.fields';
import type { RequestDraft } from './request.model';
import { bodyOf, fieldAt, MOST_FLEXIBLE_DAYS, requestSchema, startOf } from './request.model';

/** Journeys, party and contact; operations answer with a quote. */
export function RequestForm() {
  const t = useT('fares');
  const today = useToday();
  const { can } = useSession();
  const [query] = useSearchParams();
  const mayAskUmrah = can(Feature.AccessUmrahFares);
  const schema = useMemo(() => requestSchema(t, today), [t, today]);
  const form = useForm<RequestDraft>({ resolver: resolver(schema), defaultValues: startOf(query, mayAskUmrah) });
  const { ask, isAsking, error } = useAsk(form);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
      <Stack gap={4}>
        <FormSummary control={form.control} title={t('lot.hold.check')} />
        <Card padding="md">
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('requests.form.trip')}
            </Heading>
            {mayAskUmrah && (
              <FormField control={form.control} name="kind">
                {({ value, onChange }) => (
                  <Select<RequestDraft['kind']>
                    label={t('requests.form.kind')}
                    options={(['group', 'umrah'] as const).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                    value={value}
                    onChange={onChange}
                  />
                )}
              </FormField>
            )}
            <JourneysFields form={form} today={today} />
            <FormField control={form.control} name="flexibleDays">
              {({ value, onChange, errorMessage }) => (
                <NumberStepper
                  label={t('requests.form.flexible')}
                  description={t('requests.form.flexibleHint')}
                  value={value}
                  min={0}
                  max={MOST_FLEXIBLE_DAYS}
                  {...(errorMessage ? { errorMessage } : {})}
                  onChange={onChange}
                />
              )}
            </FormField>
          </Stack>
        </Card>
        <PeopleCard form={form} />
        <ProblemNotice error={error} />
        <div>
          <Button type="submit" variant="primary" isPending={isAsking}>
            {t('requests.form.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The party, the group's name and contact, and remarks. */
function PeopleCard({ form: { control } }: { form: UseFormReturn<RequestDraft> }) {
  const t = useT('fares');
  const { phoneCountry } = useTenant();
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('requests.form.people')}
        </Heading>
        <Text size="sm" muted>
          {t('requests.form.peopleHint')}
        </Text>
        <FormField control={control} name="passengers">
          {({ value, onChange, errorMessage }) => (
            <Grid
              columns={{ phone: 1, tablet: 3 }}
              gap={4}
              align="start"
              role="group"
              aria-label={t('lot.hold.passengers')}
            >
              {TYPES.map(({ type, field }) => (
                <NumberStepper
                  key={field}
                  label={t(`parties.${field}`)}
                  {...(type === 'infant' ? { description: t('lot.hold.lap') } : {})}
                  value={value[field]}
                  min={0}
                  max={MOST_PEOPLE}
                  // One message for the whole party, at its first field.
                  {...(errorMessage && type === 'adult' ? { errorMessage } : {})}
                  onChange={(count) => onChange({ ...value, [field]: count })}
                />
              ))}
            </Grid>
          )}
        </FormField>
        <FormField control={control} name="groupName">
          {(field) => (
            <TextField
              label={t('lot.hold.groupName')}
              description={t('requests.form.groupHint')}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={control} name="contact.email">
            {(field) => <TextField label={t('lot.hold.email')} type="email" autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name="contact.phone">
            {(field) => <PhoneField label={t('lot.hold.phone')} country={phoneCountry} {...field} />}
          </FormField>
        </Grid>
        <FormField control={control} name="note">
          {(field) => (
            <TextArea label={t('requests.form.note')} description={t('requests.form.noteHint')} rows={3} {...field} />
          )}
        </FormField>
      </Stack>
    </Card>
  );
}

/** Sends once: a second click during the first does nothing. */
function useAsk(form: UseFormReturn<RequestDraft>) {
  const t = useT('fares');
  const navigate = useNavigate();
  const [create, { isLoading, isSuccess, error }] = useFareCreateGroupRequestMutation();
  const isUnderway = useRef(false);
  const ask = async (draft: RequestDraft) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await create({ groupRequestForm: bodyOf(draft) });
    isUnderway.current = false;
    if (reply.data) {
      toast.success(t('requests.form.done', { reference: reply.data.referenceId }));
      return void navigate(requestHref(reply.data.referenceId), { replace: true });
    }
    for (const { pointer, detail } of problemOf(reply.error)?.errors ?? []) {
      const field = fieldAt(pointer);
      if (field) form.setError(field, { message: detail });
    }
  };
  return { ask, isAsking: isLoading || isSuccess, error };
}

/** A refusal; faults of the form's own fields are shown there. */
function ProblemNotice({ error }: { error: unknown }) {
  const t = useT('fares');
  const faults = problemOf(error)?.errors ?? [];
  if (faults.length === 0) return <ProblemCallout error={error} title={t('requests.form.failed')} />;
  const others = faults.filter(({ pointer }) => !fieldAt(pointer));
  if (others.length === 0) return null;
  return (
    <Callout tone="danger" title={t('requests.form.failed')}>
      {others.map(({ pointer, detail }) => (
        <div key={pointer} lang="en">
          <bdi>{detail}</bdi>
        </div>
      ))}
    </Callout>
  );
}
