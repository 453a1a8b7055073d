import type { FlightSummary } from '@jetway/kit-api/flights';
import { JourneyBar } from '@jetway/kit-ui';

import { JourneyBars as Bars } from './list.styles';

/** One bar a journey of the trip, in the order they are flown. */
export function JourneyBars({ journeys }: { journeys: FlightSummary[] }) {
  return (
    <Bars>
      {journeys.map((journey, index) => (
        <JourneyBar
          // A journey is its place in the trip.
          key={index}
          departure={{ time: journey.departureTime, code: journey.departureAirportCode }}
          arrival={{ time: journey.arrivalTime, code: journey.arrivalAirportCode }}
          stops={journey.stops}
          duration={journey.duration}
          dayOffset={journey.dayOffset}
        />
      ))}
    </Bars>
  );
}
