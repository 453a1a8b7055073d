import { useT, useTenant } from '@jetway/kit-runtime';
import { Grid, Stack } from '@jetway/kit-ui';

import { Choice, Day, Typed } from '../fields/bound-fields';
import { isIncorporated } from '../kinds';
import { TRAVELLER_BANDS } from '../model/form.model';
import { PartnersField } from './partners.field';
import type { StepProps } from './step-props';

/** The business, its licences, and the fields of its type. */
export function BusinessStep({ kind, form }: StepProps) {
  const t = useT('account');
  const { control } = form;
  const { aviationLicence } = useTenant();
  const bands = TRAVELLER_BANDS.map((band) => ({ value: band, label: t(`register.bands.${band}`) }));
  return (
    <Stack gap={5}>
      <Typed
        control={control}
        name="companyName"
        label={t(isIncorporated(kind) ? 'register.fields.companyName' : 'register.fields.agencyName')}
        autoComplete="organization"
      />
      <Grid columns={2} gap={5}>
        <Typed control={control} name="tradeLicenseNumber" label={t('register.fields.tradeLicenseNumber')} />
        <Day
          control={control}
          name="tradeLicenseExpiry"
          label={t('register.fields.tradeLicenseExpiry')}
          min={form.tomorrow}
        />
        {aviationLicence && (
          <Typed control={control} name="civilAviationNumber" label={t('register.fields.civilAviationNumber')} />
        )}
        {isIncorporated(kind) && (
          <Typed
            control={control}
            name="companyRegistrationNumber"
            label={t('register.fields.companyRegistrationNumber')}
          />
        )}
        <Typed control={control} name="taxNumber" label={t('register.fields.taxNumber')} isOptional />
        {kind === 'corporate' && (
          <Choice control={control} name="travellers" label={t('register.fields.travellers')} options={bands} />
        )}
      </Grid>
      {kind === 'partnership' && <PartnersField control={control} />}
    </Stack>
  );
}
