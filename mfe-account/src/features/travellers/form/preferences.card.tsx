import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, Card, Grid, Heading, icons, IconButton, Inline, PhoneField, Stack, TextArea } from '@jetway/kit-ui';
import { FormField, useFieldArray } from '@jetway/kit-ui/forms';

import { MEALS, MOST_LOYALTY_NUMBERS, SEATS } from '../traveller.draft';
import { AirlineField, ChoiceField, TypedField } from './fields';
import type { TravellerForm } from './use-traveller-form';

/** Contact details and preferences. */
export function PreferencesCard({ form }: { form: TravellerForm }) {
  const t = useT('account');
  const { phoneCountry } = useTenant();
  const { control } = form;
  const none = { value: '', label: t('travellers.none') };
  const seats = SEATS.map((value) => ({ value, label: t(`travellers.seats.${value}`) }));
  const meals = MEALS.map((value) => ({ value, label: t(`travellers.meals.${value}`) }));
  return (
    <Card padding="md" as="section" aria-label={t('travellers.form.preferences')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('travellers.form.preferences')}
        </Heading>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={control} name="phone">
            {(field) => <PhoneField {...field} label={t('travellers.fields.phone')} country={phoneCountry} />}
          </FormField>
          <TypedField control={control} name="email" label={t('travellers.fields.email')} type="email" />
          <ChoiceField control={control} name="seat" label={t('travellers.fields.seat')} options={[none, ...seats]} />
          <ChoiceField control={control} name="meal" label={t('travellers.fields.meal')} options={[none, ...meals]} />
        </Grid>
        <LoyaltyNumbers form={form} />
        <FormField control={control} name="notes">
          {(field) => <TextArea {...field} label={t('travellers.fields.notes')} rows={3} maxLength={500} />}
        </FormField>
      </Stack>
    </Card>
  );
}

function LoyaltyNumbers({ form }: { form: TravellerForm }) {
  const t = useT('account');
  const cards = useFieldArray({ control: form.control, name: 'frequentFlyers' });
  return (
    <Stack gap={3}>
      {cards.fields.map(({ id }, at) => (
        <Inline
          key={id}
          gap={3}
          align="end"
          role="group"
          aria-label={t('travellers.form.loyalty', { ordinal: at + 1 })}
        >
          <AirlineField
            control={form.control}
            name={`frequentFlyers.${at}.airline`}
            label={t('travellers.fields.airline')}
          />
          <TypedField
            control={form.control}
            name={`frequentFlyers.${at}.number`}
            label={t('travellers.fields.loyaltyNumber')}
          />
          <IconButton label={t('travellers.form.removeLoyalty')} onPress={() => cards.remove(at)}>
            <icons.Trash2 aria-hidden size={18} />
          </IconButton>
        </Inline>
      ))}
      {cards.fields.length < MOST_LOYALTY_NUMBERS && (
        <Inline>
          <Button
            variant="ghost"
            size="sm"
            iconStart={<icons.Plus aria-hidden size={16} />}
            onPress={() => cards.append({ airline: '', number: '' })}
          >
            {t('travellers.form.addLoyalty')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
