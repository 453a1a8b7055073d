import { useT } from '@jetway/kit-runtime';
import { ComboBox, Grid, Select } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HotelDraft } from './quote.model';
import { ANY_STARS, STARS } from './quote.model';
import { useHotels } from './use-hotels';

interface HotelFieldProps {
  city: 'makkah' | 'madinah';
  value: HotelDraft;
  errorMessage?: string | undefined;
  onChange: (hotel: HotelDraft) => void;
}

/** The class of the hotel in a city, or one hotel, whose class does not count then. */
export function HotelField({ city, value, errorMessage, onChange }: HotelFieldProps) {
  const t = useT('fares');
  const [typed, setTyped] = useState('');
  const { found, isLoading } = useHotels(city, typed);
  const none = { hotelId: '', hotelName: '' };
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start" role="group" aria-label={t(`umrah.kinds.${city}`)}>
      <Select<string>
        label={t('umrah.form.stars', { city: t(`umrah.cities.${city}`) })}
        options={STARS.map((stars) => ({
          value: stars,
          label: stars === ANY_STARS ? t('umrah.form.anyStars') : t('umrah.stars', { count: Number(stars) }),
        }))}
        value={value.stars}
        onChange={(stars) => onChange({ ...none, stars })}
      />
      <ComboBox
        label={t('umrah.form.hotel', { city: t(`umrah.cities.${city}`) })}
        description={t('umrah.form.hotelHint')}
        items={found.map(({ id, name }) => ({ id, textValue: name }))}
        inputValue={typed}
        onInputChange={setTyped}
        onSelectionChange={({ id, textValue }) => onChange({ stars: ANY_STARS, hotelId: id, hotelName: textValue })}
        onClear={() => onChange({ ...value, ...none })}
        selectedText={value.hotelName}
        emptyText={t('umrah.form.noHotel')}
        isLoading={isLoading}
        {...(errorMessage ? { errorMessage } : {})}
      />
    </Grid>
  );
}
