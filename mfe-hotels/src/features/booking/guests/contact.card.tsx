import { useT, useTenant } from '@jetway/kit-runtime';
import { Card, Grid, Heading, PhoneField, Select, Stack, Text, TextArea, TextField } from '@jetway/kit-ui';
import { FormField } from '@jetway/kit-ui/forms';

import { ARRIVALS } from './guest.model';
import type { GuestsFormState } from './use-guests-form';
import { LONGEST_REQUEST } from './guests.schema';

/** The choice of no arrival time: an option needs a value. */
const UNTOLD = 'untold';

/** The contact for the hotel and the portal, and requests to the hotel. */
export function ContactCard({ form }: { form: GuestsFormState }) {
  const t = useT('hotels');
  const { phoneCountry } = useTenant();
  const arrivals = [
    { value: UNTOLD, label: t('booking.arrivalUnknown') },
    ...ARRIVALS.map((time) => ({ value: time, label: time })),
  ];
  return (
    <Card padding="md" as="section" aria-label={t('booking.contact')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('booking.contact')}
        </Heading>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={form.control} name="contact.email">
            {(field) => <TextField label={t('booking.fields.email')} type="email" autoComplete="off" {...field} />}
          </FormField>
          <FormField control={form.control} name="contact.phone">
            {(field) => <PhoneField label={t('booking.fields.phone')} country={phoneCountry} {...field} />}
          </FormField>
        </Grid>
        <FormField control={form.control} name="specialRequests">
          {(field) => (
            <TextArea
              label={t('booking.fields.specialRequests')}
              description={t('booking.requestsHint')}
              rows={3}
              maxLength={LONGEST_REQUEST}
              {...field}
            />
          )}
        </FormField>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={form.control} name="arrivalTime">
            {({ value, onChange, onBlur, errorMessage }) => (
              <Select
                label={t('booking.fields.arrivalTime')}
                options={arrivals}
                value={value || UNTOLD}
                onChange={(time) => onChange(time === UNTOLD ? '' : time)}
                onBlur={onBlur}
                errorMessage={errorMessage}
              />
            )}
          </FormField>
        </Grid>
        <Text size="sm" muted>
          {t('booking.arrivalHint')}
        </Text>
      </Stack>
    </Card>
  );
}
