import { useT } from '@jetway/kit-runtime';
import { Disclosure, Grid } from '@jetway/kit-ui';

import { CountryField, DayField, TypedField } from './bound-fields';
import type { PartyForm } from './use-party-form';

interface PassportFieldsProps {
  form: PartyForm;
  index: number;
  isRequired: boolean;
  today: string;
}

/** The passport; collapsed where the trip does not require one. */
export function PassportFields({ isRequired, ...fields }: PassportFieldsProps) {
  const t = useT('flights');
  if (isRequired) return <Fields {...fields} />;
  return (
    <Disclosure title={t('booking.fields.passportOptional')}>
      <Fields {...fields} />
    </Disclosure>
  );
}

function Fields({ form, index, today }: Omit<PassportFieldsProps, 'isRequired'>) {
  const t = useT('flights');
  return (
    <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
      <TypedField form={form} name={`travellers.${index}.passport.number`} label={t('booking.fields.passportNumber')} />
      <CountryField
        form={form}
        name={`travellers.${index}.passport.issueCountry`}
        label={t('booking.fields.passportCountry')}
      />
      <DayField
        form={form}
        name={`travellers.${index}.passport.expiresOn`}
        label={t('booking.fields.passportExpiry')}
        min={today}
      />
    </Grid>
  );
}
