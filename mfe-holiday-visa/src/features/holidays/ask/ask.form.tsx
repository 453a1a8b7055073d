import type { HolidayPackage, HolidayRequestSent } from '@jetway/kit-api/packages';
import { useLoadOwnProfileQuery } from '@jetway/kit-api/profile';
import { Feature } from '@jetway/kit-domain';
import { dateIn } from '@jetway/kit-domain/days';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  Card,
  DatePicker,
  Heading,
  LinkButton,
  NumberStepper,
  PhoneField,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField, FormSummary, resolver, useForm } from '@jetway/kit-ui/forms';
import { useEffect, useMemo, useState } from 'react';

import { holidayRequestHref } from '../../../shared/holidays/addresses';
import type { Party } from '../../../shared/holidays/holiday-query';
import { PartyFields } from '../../../shared/holidays/party.fields';
import type { AskDraft, Owner } from './ask.model';
import { askSchema, firstDay, MOST_FLEXIBLE_DAYS, MOST_ROOMS, pricedParty, startOf } from './ask.model';
import { OutcomeDialog } from './outcome.dialog';
import { useAsk } from './use-ask';

interface AskFormProps {
  holiday: HolidayPackage;
  /** The day and the party that the price is for. */
  party: DatedParty | null;
  /** The day and the travellers are whole and have changed. */
  onParty: (party: DatedParty) => void;
}

type DatedParty = Party & { date: string };

/** Asks operations for a quotation of this package. The contact is that of the user's profile until it is changed. */
export default function AskForm({ holiday, party, onParty }: AskFormProps) {
  const t = useT('visas');
  const { user } = useSession();
  const profile = useLoadOwnProfileQuery();
  const [sent, setSent] = useState<HolidayRequestSent | null>(null);
  const own = profile.data ?? user;
  const contact: Owner = {
    name: own ? `${own.firstName} ${own.lastName}`.trim() : '',
    email: own?.email ?? '',
    phone: profile.data?.phoneNumber ?? '',
  };
  return (
    <Card padding="md" as="section" aria-label={t('holidays.ask.title')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('holidays.ask.title')}
        </Heading>
        {sent && <Sent reference={sent.requestReference} />}
        {!sent && profile.isLoading && <Skeleton height="20rem" />}
        {!sent && !profile.isLoading && (
          <Fields holiday={holiday} party={party} contact={contact} onParty={onParty} onSent={setSent} />
        )}
      </Stack>
    </Card>
  );
}

/** Where the request is, once its success message is closed. */
function Sent({ reference }: { reference: string }) {
  const t = useT('visas');
  const { can } = useSession();
  return (
    <Callout
      tone="success"
      title={t('holidays.ask.sent')}
      action={
        can(Feature.ShowHolidayQueue) && (
          <LinkButton size="sm" href={holidayRequestHref(reference)}>
            {t('holidays.ask.openRequest', { reference })}
          </LinkButton>
        )
      }
    >
      {t('holidays.ask.sentText')}
    </Callout>
  );
}

interface FieldsProps extends AskFormProps {
  contact: Owner;
  onSent: (sent: HolidayRequestSent) => void;
}

function Fields({ holiday, party, contact, onParty, onSent }: FieldsProps) {
  const t = useT('visas');
  const { timezone, currency } = useTenant();
  const today = dateIn(timezone, new Date());
  const schema = useMemo(() => askSchema(t, today, currency), [t, today, currency]);
  const form = useForm<AskDraft>({ resolver: resolver(schema), defaultValues: startOf(party, contact) });
  useParty(form, party);
  const { ask, isAsking, outcome, close } = useAsk(holiday.id, form, onSent);
  return (
    <form noValidate aria-label={t('holidays.ask.title')} onSubmit={(event) => void form.handleSubmit(ask)(event)}>
      <Stack gap={4}>
        <FormSummary control={form.control} title={t('holidays.ask.check')} />
        <Text size="sm" muted>
          {t('holidays.ask.text')}
        </Text>
        <TripFields form={form} today={today} onParty={onParty} />
        <ContactFields form={form} />
        <FormField control={form.control} name="budget">
          {(field) => (
            <TextField
              label={t('holidays.ask.budget', { currency })}
              description={t('holidays.ask.budgetHint')}
              inputMode="decimal"
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField control={form.control} name="notes">
          {(field) => (
            <TextArea label={t('holidays.ask.notes')} description={t('holidays.ask.notesHint')} rows={3} {...field} />
          )}
        </FormField>
        <Button type="submit" variant="primary" isPending={isAsking}>
          {t('holidays.ask.submit')}
        </Button>
      </Stack>
      {outcome && <OutcomeDialog outcome={outcome} onClose={close} />}
    </form>
  );
}

/** Takes over a day or a party that was chosen elsewhere on the page. */
function useParty({ getValues, setValue }: UseFormReturn<AskDraft>, party: DatedParty | null) {
  const address = party && JSON.stringify(party);
  useEffect(() => {
    if (!address) return;
    const { date, ...who } = JSON.parse(address) as DatedParty;
    if (getValues('date') !== date) setValue('date', date, { shouldValidate: true });
    if (JSON.stringify(getValues('party')) !== JSON.stringify(who)) setValue('party', who);
  }, [address, getValues, setValue]);
}

interface TripFieldsProps extends Pick<AskFormProps, 'onParty'> {
  form: UseFormReturn<AskDraft>;
  today: string;
}

/** The day and the travellers, which the price of the page follows, and how the trip may differ. */
function TripFields({ form: { control, getValues }, today, onParty }: TripFieldsProps) {
  const t = useT('visas');
  const price = () => {
    const party = pricedParty(getValues(), today);
    if (party) onParty(party);
  };
  return (
    <>
      <FormField control={control} name="date">
        {({ onChange, ...field }) => (
          <DatePicker
            label={t('holidays.search.date')}
            min={firstDay(today)}
            {...field}
            onChange={(date) => {
              onChange(date);
              price();
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="flexibleDays">
        {({ value, onChange, errorMessage }) => (
          <NumberStepper
            label={t('holidays.ask.flexible')}
            description={t('holidays.ask.flexibleHint')}
            value={value}
            min={0}
            max={MOST_FLEXIBLE_DAYS}
            onChange={onChange}
            {...(errorMessage ? { errorMessage } : {})}
          />
        )}
      </FormField>
      <FormField control={control} name="party">
        {({ value, onChange, errorMessage }) => {
          const isAgeMissing = value.childAges.includes(null);
          return (
            <PartyFields
              {...value}
              onChange={(party) => {
                onChange(party);
                price();
              }}
              // One message for the whole party: at the ages that are missing, otherwise at the first field.
              adultsError={isAgeMissing ? undefined : errorMessage}
              ageError={(place) => (value.childAges[place] === null ? errorMessage : undefined)}
            />
          );
        }}
      </FormField>
      <FormField control={control} name="rooms">
        {({ value, onChange, errorMessage }) => (
          <NumberStepper
            label={t('holidays.ask.rooms')}
            description={t('holidays.ask.roomsHint')}
            value={value}
            min={0}
            max={MOST_ROOMS}
            onChange={onChange}
            {...(errorMessage ? { errorMessage } : {})}
          />
        )}
      </FormField>
    </>
  );
}

function ContactFields({ form: { control } }: { form: UseFormReturn<AskDraft> }) {
  const t = useT('visas');
  const { phoneCountry } = useTenant();
  return (
    <Stack gap={3} role="group" aria-label={t('holidays.contact.title')}>
      <Heading level={3} size="sm">
        {t('holidays.contact.title')}
      </Heading>
      <FormField control={control} name="contact.name">
        {(field) => <TextField label={t('holidays.contact.name')} autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="contact.email">
        {(field) => <TextField label={t('holidays.contact.email')} type="email" autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="contact.phone">
        {(field) => <PhoneField label={t('holidays.contact.phone')} country={phoneCountry} {...field} />}
      </FormField>
    </Stack>
  );
}
