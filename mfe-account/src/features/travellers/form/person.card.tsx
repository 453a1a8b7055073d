import { useT } from '@jetway/kit-runtime';
import { Card, Checkbox, Grid, Heading, Stack } from '@jetway/kit-ui';
import { FormField } from '@jetway/kit-ui/forms';

import { GENDERS, genderOf, TITLES } from '../traveller.draft';
import { ChoiceField, CountryField, DayField, TypedField } from './fields';
import type { TravellerForm } from './use-traveller-form';

/** Personal details as in the passport. */
export function PersonCard({ form, today }: { form: TravellerForm; today: string }) {
  const t = useT('account');
  const { control } = form;
  const titles = TITLES.map((value) => ({ value, label: t(`travellers.titles.${value}`) }));
  const genders = GENDERS.map((value) => ({ value, label: t(`travellers.genders.${value}`) }));
  const isNameless = form.watch('noGivenName');
  const suggest = (title: string) => {
    // A title does not tell the sex of a passport that says X.
    if (form.getValues('gender') === 'X') return;
    form.setValue('gender', genderOf(title), { shouldValidate: form.getFieldState('gender').invalid });
  };
  return (
    <Card padding="md" as="section" aria-label={t('travellers.form.person')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('travellers.form.person')}
        </Heading>
        <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
          <ChoiceField
            control={control}
            name="title"
            label={t('travellers.fields.title')}
            options={titles}
            onChosen={suggest}
            isRequired
          />
          <TypedField
            control={control}
            name="givenName"
            label={t('travellers.fields.givenName')}
            description={t('travellers.fields.nameHint')}
            isDisabled={isNameless}
            isRequired={!isNameless}
          />
          <TypedField
            control={control}
            name="surname"
            label={t('travellers.fields.surname')}
            description={t('travellers.fields.nameHint')}
            isRequired
          />
        </Grid>
        <FormField control={control} name="noGivenName">
          {({ value, onChange, onBlur }) => (
            <Checkbox label={t('travellers.fields.noGivenName')} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        </FormField>
        <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
          <ChoiceField
            control={control}
            name="gender"
            label={t('travellers.fields.gender')}
            options={genders}
            isRequired
          />
          <DayField control={control} name="birthOn" label={t('travellers.fields.birthOn')} max={today} isRequired />
          <CountryField control={control} name="nationality" label={t('travellers.fields.nationality')} isRequired />
        </Grid>
      </Stack>
    </Card>
  );
}
