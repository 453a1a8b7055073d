import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Stack, Tabs, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { FareTable } from '../../../shared/trip/fare-table';
import { SegmentTimeline } from '../../../shared/trip/segment-timeline';
import { fareAsCard } from '../state/brands';
import { selectItineraryActions } from '../state/itinerary-actions.slice';
import { BaggageTable } from './baggage.table';
import { FareRules } from './fare-rules';
import { FareTypeDetails } from './fare-type';
import { PenaltyTables } from './penalty.tables';

/** All details of an itinerary: flights, fare breakdown, baggage, change and refund terms. */
export function DetailsPanel({ flight }: { flight: Itinerary }) {
  const t = useT('flights');
  const { selectedBrand } = useAppSelector(selectItineraryActions);
  const chosen = flight.brandDetails.find(({ itineraryId }) => itineraryId === selectedBrand);
  const fare = (chosen && fareAsCard([flight], chosen.itineraryId)) ?? flight;
  const [selected, setSelected] = useState(chosen ? 'rules' : 'flights');
  const rules = (show: Parameters<typeof FareRules>[0]['children']) => (
    <Stack gap={4}>
      {chosen && <Text weight="semibold">{t('results.details.ofFare', { fare: chosen.name })}</Text>}
      <FareRules itineraryId={chosen?.itineraryId ?? flight.itineraryId}>{show}</FareRules>
    </Stack>
  );
  return (
    <Tabs
      label={t('results.details.label')}
      selected={selected}
      onChange={setSelected}
      items={[
        { id: 'flights', label: t('results.details.flights'), content: <SegmentTimeline segments={flight.segments} /> },
        {
          id: 'fare',
          label: t('results.details.fare'),
          content: (
            <FareTab flight={fare}>
              {rules(({ fare }) => (
                <FareTable fare={fare} />
              ))}
            </FareTab>
          ),
        },
        {
          id: 'baggage',
          label: t('results.details.baggage'),
          content: rules(({ baggage }) => <BaggageTable lines={baggage} />),
        },
        { id: 'rules', label: t('results.details.rules'), content: rules((found) => <PenaltyTables rules={found} />) },
      ]}
    />
  );
}

/** The fare type, then the breakdown. */
function FareTab({ flight, children }: { flight: Itinerary; children: ReactNode }) {
  return (
    <Stack gap={5}>
      <FareTypeDetails flight={flight} />
      {children}
    </Stack>
  );
}
