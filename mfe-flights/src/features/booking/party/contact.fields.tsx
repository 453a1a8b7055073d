import { useT, useTenant } from '@jetway/kit-runtime';
import { Card, Grid, Heading, PhoneField, Stack, Text, TextField } from '@jetway/kit-ui';

import type { PartyForm } from './use-party-form';
import { useTextField } from './use-party-form';

/** How the airline reaches the party. */
export function ContactFields({ form }: { form: PartyForm }) {
  const t = useT('flights');
  const { phoneCountry } = useTenant();
  const email = useTextField(form, 'contact.email');
  const phone = useTextField(form, 'contact.phone');
  return (
    <Card padding="md" as="section" aria-label={t('booking.contact')}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="md">
            {t('booking.contact')}
          </Heading>
          <Text size="sm" muted>
            {t('booking.contactHint')}
          </Text>
        </Stack>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
          <TextField label={t('booking.fields.email')} type="email" {...email} />
          <PhoneField label={t('booking.fields.phone')} country={phoneCountry} {...phone} />
        </Grid>
      </Stack>
    </Card>
  );
}
