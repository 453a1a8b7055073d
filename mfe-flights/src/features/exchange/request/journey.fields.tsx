import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Checkbox, DatePicker, Inline, Stack, Text } from '@jetway/kit-ui';

import type { ExchangeItinerary } from '../state/exchange.slice';
import { exchangeActions, isWithin } from '../state/exchange.slice';

/** Which journeys move, each to a day within its bounds. */
export function JourneyFields({ itineraries }: { itineraries: readonly ExchangeItinerary[] }) {
  const t = useT('flights');
  return (
    <Stack gap={3} role="group" aria-label={t('exchange.journeys')}>
      <Text weight="semibold">{t('exchange.journeys')}</Text>
      {itineraries.map((itinerary) => (
        <Journey key={itinerary.legGroup} itinerary={itinerary} />
      ))}
    </Stack>
  );
}

function Journey({ itinerary }: { itinerary: ExchangeItinerary }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const dispatch = useAppDispatch();
  const { origin, destination, legGroup, date, minDate, maxDate, openDatePicker, travelDate } = itinerary;
  const route = `${origin} – ${destination}`;
  return (
    <Inline gap={4} align="start" wrap>
      <Checkbox
        label={t('exchange.journey', { route, date: formatDate(date, locale) })}
        value={travelDate !== ''}
        onChange={() => dispatch(exchangeActions.itineraryToggled(legGroup))}
      />
      {travelDate !== '' && (
        <DatePicker
          label={t('exchange.newDate', { route })}
          description={t('exchange.bounds', { from: formatDate(minDate, locale), to: formatDate(maxDate, locale) })}
          value={travelDate}
          min={minDate}
          max={maxDate}
          isOpen={openDatePicker}
          onOpenChange={(isOpen) => dispatch(exchangeActions.pickerToggled({ legGroup, isOpen }))}
          onChange={(day) => dispatch(exchangeActions.dateChosen({ legGroup, travelDate: day }))}
          errorMessage={isWithin(itinerary) ? undefined : t('exchange.outOfBounds')}
        />
      )}
    </Inline>
  );
}
