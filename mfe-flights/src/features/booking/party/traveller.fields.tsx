import { SavedTravellerPicker } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Card, Grid, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

import { ChoiceField, CountryField, DayField, TypedField } from './bound-fields';
import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { FrequentFlyerFields } from './frequent-flyer.fields';
import { GivenNameField } from './given-name.field';
import { genderOf, TITLES } from './party.model';
import { PassportFields } from './passport.fields';
import { PassportReader } from './passport.reader';
import { useFillSaved } from './use-fill-saved';
import type { PartyForm } from './use-party-form';

interface TravellerFieldsProps {
  form: PartyForm;
  index: number;
  traveller: TravellerDraft;
  /** Number among travellers of the same type, from 1. */
  ordinal: number;
  adults: TravellerDraft[];
  passportRequired: boolean;
  /** Airline codes of the trip. */
  airlines: readonly string[];
  today: string;
}

/** One traveller's details as in the passport. */
export function TravellerFields({
  form,
  index,
  traveller,
  ordinal,
  adults,
  passportRequired,
  airlines,
  today,
}: TravellerFieldsProps) {
  const t = useT('flights');
  const fill = useFillSaved(form, index, airlines);
  const { passengerType } = traveller;
  return (
    <Card padding="md" as="section" aria-label={t(`booking.passenger.${passengerType}`, { ordinal })}>
      <Stack gap={4}>
        <Inline gap={2} justify="space-between" wrap>
          <Heading level={2} size="md">
            {t(`booking.passenger.${passengerType}`, { ordinal })}
          </Heading>
          <Text size="sm" muted>
            {t(`booking.ageHint.${passengerType}`)}
          </Text>
        </Inline>
        <SavedTravellerPicker onChosen={(saved) => void fill(saved)} />
        <PassportReader form={form} index={index} today={today} />
        <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
          <TitleField form={form} index={index} traveller={traveller} />
          <GivenNameField form={form} index={index} />
          <TypedField
            form={form}
            name={`travellers.${index}.surname`}
            label={t('booking.fields.surname')}
            description={t('booking.fields.nameHint')}
          />
          <GenderField form={form} index={index} />
          <DayField form={form} name={`travellers.${index}.birthOn`} label={t('booking.fields.birthOn')} max={today} />
          <CountryField form={form} name={`travellers.${index}.nationality`} label={t('booking.fields.nationality')} />
          {passengerType === 'INF' && <LapField form={form} index={index} adults={adults} />}
        </Grid>
        <PassportFields form={form} index={index} isRequired={passportRequired} today={today} />
        <FrequentFlyerFields form={form} index={index} />
      </Stack>
    </Card>
  );
}

function TitleField({ form, index, traveller }: Pick<TravellerFieldsProps, 'form' | 'index' | 'traveller'>) {
  const t = useT('flights');
  const options = TITLES[traveller.passengerType].map((value) => ({ value, label: t(`booking.titles.${value}`) }));
  const suggest = (title: string) => {
    const field = `travellers.${index}.gender` as const;
    // A title does not determine the sex for a passport that says X.
    if (form.getValues(field) === 'X') return;
    form.setValue(field, genderOf(title), { shouldValidate: form.getFieldState(field).invalid });
  };
  return (
    <ChoiceField
      form={form}
      name={`travellers.${index}.title`}
      label={t('booking.fields.title')}
      options={options}
      onChosen={suggest}
    />
  );
}

function GenderField({ form, index }: { form: PartyForm; index: number }) {
  const t = useT('flights');
  const options = ['F', 'M', 'X'].map((value) => ({ value, label: t(`booking.genders.${value}`) }));
  return (
    <ChoiceField form={form} name={`travellers.${index}.gender`} label={t('booking.fields.gender')} options={options} />
  );
}

/** The adult on whose lap the infant sits. */
function LapField({ form, index, adults }: { form: PartyForm; index: number; adults: TravellerDraft[] }) {
  const t = useT('flights');
  const options = adults.map(({ travellerId, givenName, surname }, adult) => ({
    value: travellerId,
    label: `${givenName} ${surname}`.trim() || t('booking.passenger.ADT', { ordinal: adult + 1 }),
  }));
  return (
    <ChoiceField
      form={form}
      name={`travellers.${index}.linkedAdultId`}
      label={t('booking.fields.linkedAdult')}
      options={options}
    />
  );
}
