import type { ExchangeTraveler } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Checkbox, Stack, Text } from '@jetway/kit-ui';

import { exchangeActions } from '../state/exchange.slice';

interface TravellerFieldsProps {
  travellers: readonly ExchangeTraveler[];
  /** Ids of those who change. */
  chosen: readonly string[];
}

/** The travellers who change: all, because the tickets of one booking are exchanged together. */
export function TravellerFields({ travellers, chosen }: TravellerFieldsProps) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  return (
    <Stack gap={2} role="group" aria-label={t('afterSale.travellers')}>
      <Text weight="semibold">{t('afterSale.travellers')}</Text>
      {travellers.map(({ travellerId, name }) => (
        <Checkbox
          key={travellerId}
          label={name}
          value={chosen.includes(travellerId)}
          onChange={() => dispatch(exchangeActions.travellerToggled(travellerId))}
        />
      ))}
      {chosen.length === 0 && <Text muted>{t('afterSale.nobody')}</Text>}
      {chosen.length > 0 && chosen.length < travellers.length && <Text muted>{t('exchange.partHint')}</Text>}
    </Stack>
  );
}
