import { useT, useTenant } from '@jetway/kit-runtime';
import { Callout, Card, Grid, Heading, Stack } from '@jetway/kit-ui';

import { CountryField, DayField, TypedField } from './fields';
import type { TravellerForm } from './use-traveller-form';

interface PassportCardProps {
  form: TravellerForm;
  today: string;
  /** The user sees the saved values masked, and cannot change them. */
  isHidden: boolean;
}

/** Passport and national identity card. */
export function PassportCard({ form, today, isHidden }: PassportCardProps) {
  const t = useT('account');
  const { labels } = useTenant();
  return (
    <Card padding="md" as="section" aria-label={t('travellers.form.documents')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('travellers.form.documents')}
        </Heading>
        {isHidden ? (
          <Callout tone="info">{t('travellers.form.documentsHidden')}</Callout>
        ) : (
          <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
            <TypedField control={form.control} name="passport.number" label={t('travellers.fields.passportNumber')} />
            <CountryField
              control={form.control}
              name="passport.issueCountry"
              label={t('travellers.fields.passportCountry')}
            />
            <DayField
              control={form.control}
              name="passport.issuedOn"
              label={t('travellers.fields.passportIssued')}
              max={today}
            />
            <DayField control={form.control} name="passport.expiresOn" label={t('travellers.fields.passportExpiry')} />
            <TypedField control={form.control} name="nationalId" label={labels.nationalId} />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
