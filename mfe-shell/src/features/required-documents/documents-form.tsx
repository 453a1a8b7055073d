import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, DatePicker, Grid, Inline, Stack, Text, TextField } from '@jetway/kit-ui';
import type { Control, UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField, FormSummary, resolver, useForm } from '@jetway/kit-ui/forms';
import { useMemo } from 'react';

import { selectableDays } from './days.model';
import type { Documents } from './documents.schema';
import { documentsSchema, NOTHING_TYPED } from './documents.schema';

interface DocumentsFormProps {
  /** How often the user may still skip. */
  skipsLeft: number;
  isSaving: boolean;
  isSkipping: boolean;
  onSave: (documents: Documents, refuse: UseFormReturn<Documents>['setError']) => Promise<void>;
  onSkip: () => void;
}

/** The licences. Errors show after the first attempt, and are checked again on blur. */
export function DocumentsForm({ skipsLeft, isSaving, isSkipping, onSave, onSkip }: DocumentsFormProps) {
  const t = useT('shell');
  const { aviationLicence } = useTenant();
  const days = useMemo(() => selectableDays(new Date()), []);
  const { control, handleSubmit, setError } = useForm<Documents>({
    resolver: resolver(documentsSchema(days.today)),
    defaultValues: NOTHING_TYPED,
    reValidateMode: 'onBlur',
    // Otherwise the second pair is checked only once the first is valid.
    criteriaMode: 'all',
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((documents) => onSave(documents, setError))(event)}>
      <Stack gap={5}>
        <Text muted>{t('documents.why')}</Text>
        <FormSummary control={control} title={t('documents.check')} />
        <Grid minColumn="14rem" gap={4}>
          <NumberField control={control} name="tradeLicenseNumber" isRequired />
          <DayField control={control} name="tradeLicenseExpiryDate" days={days} isRequired />
          {aviationLicence && <NumberField control={control} name="civilAviationNumber" />}
          {aviationLicence && <DayField control={control} name="civilAviationExpiryDate" days={days} />}
        </Grid>
        <Inline justify="end" gap={3}>
          {skipsLeft > 0 && (
            <Button onPress={onSkip} isPending={isSkipping} isDisabled={isSaving}>
              {t('documents.skip', { count: skipsLeft })}
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isSkipping}>
            {t('documents.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface FieldOf<Name> {
  control: Control<Documents>;
  name: Name;
  isRequired?: boolean;
}

function NumberField({ control, name, isRequired = false }: FieldOf<'tradeLicenseNumber' | 'civilAviationNumber'>) {
  const t = useT('shell');
  return (
    <FormField control={control} name={name}>
      {({ errorMessage, ...field }) => (
        <TextField
          label={t(`documents.fields.${name}`)}
          isRequired={isRequired}
          autoComplete="off"
          {...field}
          errorMessage={errorMessage && t(`documents.errors.${errorMessage}`, { defaultValue: errorMessage })}
        />
      )}
    </FormField>
  );
}

interface DayFieldProps extends FieldOf<'tradeLicenseExpiryDate' | 'civilAviationExpiryDate'> {
  days: ReturnType<typeof selectableDays>;
}

function DayField({ control, name, days, isRequired = false }: DayFieldProps) {
  const t = useT('shell');
  return (
    <FormField control={control} name={name}>
      {({ errorMessage, ...field }) => (
        <DatePicker
          label={t(`documents.fields.${name}`)}
          isRequired={isRequired}
          min={days.first}
          max={days.last}
          {...field}
          errorMessage={errorMessage && t(`documents.errors.${errorMessage}`, { defaultValue: errorMessage })}
        />
      )}
    </FormField>
  );
}
