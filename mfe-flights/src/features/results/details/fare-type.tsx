import type { Itinerary } from '@jetway/kit-api/flights';
import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { DescriptionList, Heading, Stack } from '@jetway/kit-ui';

import { useShownSource } from '../../../shared/desk/shown-source';
import { sellingAirlines } from '../../../shared/trip/flight-numbers';
import { inWords } from '../../../shared/wire-words';

/** Whom the fare is for, how it is ticketed, and which travel documents are needed, domestic or international. */
export function FareTypeDetails({ flight }: { flight: Itinerary }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const source = useShownSource(flight);
  const airlines = sellingAirlines(flight.segments, flight.airlineName);
  const { isDomestic, fareKind, fareType, productClass, segments } = flight;
  const kind = isDomestic ? 'domestic' : 'international';
  const booked = new Set(segments.map(({ cabin, rbd }) => `${inWords(t, cabin)} (${rbd})`));
  const classes = joined([...booked], locale);
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {t(`results.fareType.${kind}.title`)}
      </Heading>
      <DescriptionList
        items={[
          { term: t('results.fareType.kind'), description: t(`results.fareType.kinds.${fareKind}`) },
          {
            term: t('results.fareType.issue'),
            description: t(fareType === 'Instant' ? 'results.card.instant' : 'results.card.onHold'),
          },
          { term: t('results.fareType.airline'), description: airlines },
          { term: t('results.fareType.family'), description: `${productClass} · ${classes}` },
          ...(source ? [{ term: t('results.fareType.source'), description: source }] : []),
          { term: t('results.fareType.documents'), description: t(`results.fareType.${kind}.documents`) },
        ]}
      />
    </Stack>
  );
}
