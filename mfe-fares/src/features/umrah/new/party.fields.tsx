import type { FareLot } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Grid, NumberStepper, Stack } from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField } from '@jetway/kit-ui/forms';

import { CountryField } from '../../../shared/country.field';
import type { QuoteDraft } from './quote.model';
import { agesFor, MOST_ROOMS, OLDEST_CHILD, YOUNGEST_CHILD } from './quote.model';

interface PartyFieldsProps {
  form: UseFormReturn<QuoteDraft>;
  lot: FareLot;
}

/** Travellers with the ages of the children, their nationality, and the rooms. */
export function PartyFields({ form: { control }, lot }: PartyFieldsProps) {
  const t = useT('fares');
  const most = lot.maxPassengers;
  return (
    <Stack gap={4}>
      <Grid columns={{ phone: 1, tablet: 3 }} gap={6} align="start">
        <FormField control={control} name="adults">
          {({ value, onChange, errorMessage }) => (
            <NumberStepper
              label={t('parties.adults')}
              value={value}
              min={1}
              max={most}
              {...(errorMessage ? { errorMessage } : {})}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={control} name="childAges">
          {({ value, onChange, errorMessage }) => (
            <Stack gap={3}>
              <NumberStepper
                label={t('parties.children')}
                description={t('umrah.form.childHint')}
                value={value.length}
                min={0}
                max={most}
                {...(errorMessage ? { errorMessage } : {})}
                onChange={(children) => onChange(agesFor(value, children))}
              />
              {value.map((age, child) => (
                <NumberStepper
                  // Children have no names: their place is what tells them apart.
                  key={child}
                  label={t('umrah.form.childAge', { number: child + 1 })}
                  value={age}
                  min={YOUNGEST_CHILD}
                  max={OLDEST_CHILD}
                  onChange={(next) => onChange(value.map((own, at) => (at === child ? next : own)))}
                />
              ))}
            </Stack>
          )}
        </FormField>
        <FormField control={control} name="infants">
          {({ value, onChange, errorMessage }) => (
            <NumberStepper
              label={t('parties.infants')}
              description={t('lot.hold.lap')}
              value={value}
              min={0}
              max={most}
              {...(errorMessage ? { errorMessage } : {})}
              onChange={onChange}
            />
          )}
        </FormField>
      </Grid>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
        <FormField control={control} name="nationality">
          {({ value, onChange, errorMessage }) => (
            <CountryField
              label={t('umrah.form.nationality')}
              value={value}
              errorMessage={errorMessage}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={control} name="rooms">
          {({ value, onChange, errorMessage }) => (
            <NumberStepper
              label={t('umrah.form.rooms')}
              value={value}
              min={1}
              max={MOST_ROOMS}
              {...(errorMessage ? { errorMessage } : {})}
              onChange={onChange}
            />
          )}
        </FormField>
      </Grid>
    </Stack>
  );
}
