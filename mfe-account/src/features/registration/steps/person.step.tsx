import { useT } from '@jetway/kit-runtime';
import { Grid, Stack } from '@jetway/kit-ui';

import { CountryChoice, Paragraph, Typed } from '../fields/bound-fields';
import { isIncorporated } from '../kinds';
import type { StepProps } from './step-props';

/** The owner or signatory, and the address. */
export function PersonStep({ kind, form }: StepProps) {
  const t = useT('account');
  const { control } = form;
  return (
    <Stack gap={5}>
      <Grid columns={2} gap={5}>
        <Typed control={control} name="firstName" label={t('register.fields.firstName')} autoComplete="given-name" />
        <Typed
          control={control}
          name="lastName"
          label={t('register.fields.lastName')}
          autoComplete="family-name"
          isOptional
        />
        {isIncorporated(kind) && (
          <Typed
            control={control}
            name="position"
            label={t('register.fields.position')}
            autoComplete="organization-title"
          />
        )}
      </Grid>
      <Grid columns={2} gap={5}>
        <CountryChoice control={control} name="countryCode" label={t('register.fields.countryCode')} />
        <Typed control={control} name="city" label={t('register.fields.city')} autoComplete="address-level2" />
      </Grid>
      <Paragraph control={control} name="address" label={t('register.fields.address')} />
      <Grid columns={2} gap={5}>
        <Typed
          control={control}
          name="zipCode"
          label={t('register.fields.zipCode')}
          autoComplete="postal-code"
          isOptional
        />
      </Grid>
    </Stack>
  );
}
