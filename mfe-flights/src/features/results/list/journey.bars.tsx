import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import { JourneyBar } from '@jetway/kit-ui';

import { JourneyBars as Bars } from './list.styles';

/** One bar a journey of the trip, in the order they are flown. */
export function JourneyBars({ flight: { flightSummary, segments } }: { flight: Pick<Itinerary, 'flightSummary' | 'segments'> }) {
  return (
    <Bars>
      {flightSummary.map((journey, index) => (
        <JourneyBar
          // A journey is its place in the trip.
          key={index}
          departure={{ time: journey.departureTime, code: journey.departureAirportCode }}
          arrival={{ time: journey.arrivalTime, code: journey.arrivalAirportCode }}
          stops={journey.stops}
          stopCodes={stopsOf(segments, index)}
          duration={journey.duration}
          dayOffset={journey.dayOffset}
        />
      ))}
    </Bars>
  );
}

function stopsOf(segments: Segment[], journeyIndex: number): string[] {
  return segments
    .filter((segment) => segment.journeyIndex === journeyIndex)
    .slice(0, -1)
    .map((segment) => segment.destination.code);
}
