import { useGetAirlineOptionsQuery } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { ComboBox, Disclosure, Grid } from '@jetway/kit-ui';
import { useState } from 'react';

import { TypedField } from './bound-fields';
import type { PartyForm } from './use-party-form';
import { useField } from './use-party-form';

const MOST_SHOWN = 20;

/** Frequent flyer number; collapsed until there is one. */
export function FrequentFlyerFields({ form, index }: { form: PartyForm; index: number }) {
  const t = useT('flights');
  const { field } = useField(form, `travellers.${index}.frequentFlyer.number`);
  const [isOpen, setOpen] = useState(field.value !== '');
  const [known, setKnown] = useState(field.value);
  // Expands when a saved traveller fills it, so that the agent sees what is booked.
  if (field.value !== known) {
    setKnown(field.value);
    if (field.value !== '') setOpen(true);
  }
  return (
    <Disclosure title={t('booking.fields.frequentFlyer')} isExpanded={isOpen} onExpandedChange={setOpen}>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
        <AirlineField form={form} index={index} />
        <TypedField
          form={form}
          name={`travellers.${index}.frequentFlyer.number`}
          label={t('booking.fields.frequentFlyerNumber')}
        />
      </Grid>
    </Disclosure>
  );
}

/** Selects the programme's airline by typing; the list loads with the first letter. */
function AirlineField({ form, index }: { form: PartyForm; index: number }) {
  const t = useT('flights');
  const { field, inputRef } = useField(form, `travellers.${index}.frequentFlyer.airline`);
  const [typed, setTyped] = useState('');
  const term = typed.trim().toLowerCase();
  const { data: airlines = [], isFetching } = useGetAirlineOptionsQuery(undefined, { skip: !term && !field.value });
  const hits = airlines.filter(
    ({ value, label }) => term && (value.toLowerCase() === term || label.toLowerCase().includes(term)),
  );
  return (
    <ComboBox
      label={t('booking.fields.airline')}
      items={hits.slice(0, MOST_SHOWN).map(({ value, label }) => ({ id: value, textValue: `${label} (${value})` }))}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => field.onChange(id)}
      selectedText={airlines.find(({ value }) => value === field.value)?.label ?? field.value}
      isLoading={isFetching}
      errorMessage={field.errorMessage}
      onBlur={field.onBlur}
      inputRef={inputRef}
    />
  );
}
