import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Tabs } from '@jetway/kit-ui';
import { useState } from 'react';

import { FareTable } from '../../../shared/trip/fare-table';
import { SegmentTimeline } from '../../../shared/trip/segment-timeline';
import { BaggageTable } from './baggage.table';
import { FareRules } from './fare-rules';
import { PenaltyTables } from './penalty.tables';

/** Everything about one itinerary: its flights, what the fare is made of, what may come along, what changing it costs. */
export function DetailsPanel({ flight }: { flight: Itinerary }) {
  const t = useT('flights');
  const [selected, setSelected] = useState('flights');
  const rules = (show: Parameters<typeof FareRules>[0]['children']) => <FareRules itineraryId={flight.itineraryId}>{show}</FareRules>;
  return (
    <Tabs
      label={t('results.details.label')}
      selected={selected}
      onChange={setSelected}
      items={[
        { id: 'flights', label: t('results.details.flights'), content: <SegmentTimeline segments={flight.segments} /> },
        { id: 'fare', label: t('results.details.fare'), content: rules(({ fare }) => <FareTable fare={fare} />) },
        { id: 'baggage', label: t('results.details.baggage'), content: rules(({ baggage }) => <BaggageTable lines={baggage} />) },
        { id: 'rules', label: t('results.details.rules'), content: rules((found) => <PenaltyTables rules={found} />) },
      ]}
    />
  );
}
