import { useT } from '@jetway/kit-runtime';
import { Button, DatePicker, Grid, Heading, Inline, Stack } from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField, useFieldArray } from '@jetway/kit-ui/forms';

import { AirportField } from '../../../shared/airport.field';
import type { RequestDraft } from './request.model';
import { MOST_JOURNEYS } from './request.model';

interface JourneysFieldsProps {
  form: UseFormReturn<RequestDraft>;
  /** Today's date at the tenant, the earliest travel date. */
  today: string;
}

/** The journeys: outbound, and any onward or return journeys. */
export function JourneysFields({ form: { control }, today }: JourneysFieldsProps) {
  const t = useT('fares');
  const { fields, append, remove } = useFieldArray({ control, name: 'journeys' });
  return (
    <Stack gap={4}>
      {fields.map(({ id }, at) => (
        <Stack key={id} gap={3} role="group" aria-label={t('requests.form.journey', { number: at + 1 })}>
          <Inline justify="space-between" gap={3} wrap>
            <Heading level={3} size="sm">
              {t('requests.form.journey', { number: at + 1 })}
            </Heading>
            {fields.length > 1 && (
              <Button size="sm" variant="ghost" onPress={() => remove(at)}>
                {t('requests.form.removeJourney', { number: at + 1 })}
              </Button>
            )}
          </Inline>
          <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
            {(['origin', 'destination'] as const).map((end) => (
              <FormField key={end} control={control} name={`journeys.${at}.${end}`}>
                {({ value, onChange, onBlur, errorMessage }) => (
                  <AirportField
                    label={t(`requests.form.${end}`)}
                    value={value}
                    onChange={onChange}
                    onBlur={onBlur}
                    errorMessage={errorMessage}
                    isAirportOnly
                  />
                )}
              </FormField>
            ))}
            <FormField control={control} name={`journeys.${at}.date`}>
              {(field) => <DatePicker label={t('requests.form.date')} min={today} {...field} />}
            </FormField>
          </Grid>
        </Stack>
      ))}
      {fields.length < MOST_JOURNEYS && (
        <div>
          <Button onPress={() => append({ origin: '', destination: '', date: '' })}>
            {t('requests.form.addJourney')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
