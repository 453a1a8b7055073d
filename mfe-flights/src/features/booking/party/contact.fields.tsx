import { useT, useTenant } from '@jetway/kit-runtime';
import { Card, Grid, Heading, PhoneField, Stack, Text } from '@jetway/kit-ui';

import { TypedField } from './bound-fields';
import type { PartyForm } from './use-party-form';
import { useField } from './use-party-form';

/** Contact details for the airline. */
export function ContactFields({ form }: { form: PartyForm }) {
  const t = useT('flights');
  const { phoneCountry } = useTenant();
  const { field: phone } = useField(form, 'contact.phone');
  return (
    <Card padding="md" as="section" aria-label={t('booking.contact')}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('booking.contact')}
          </Heading>
          <Text size="sm" muted>
            {t('booking.contactHint')}
          </Text>
        </Stack>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <TypedField form={form} name="contact.email" label={t('booking.fields.email')} type="email" />
          <PhoneField label={t('booking.fields.phone')} country={phoneCountry} {...phone} />
        </Grid>
      </Stack>
    </Card>
  );
}
