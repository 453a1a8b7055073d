import type { FlightSummary, Segment } from '@jetway/kit-api/flights';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { AirlineBadge, JourneyBar, Stack, Text } from '@jetway/kit-ui';

import { sellingAirlines } from './flight-numbers';
import { OperatedBy } from './operated-by';
import { OtherAirports } from './other-airports';

interface JourneySummariesProps {
  airlineCode: string;
  airlineName: string;
  journeys: FlightSummary[];
  segments: Segment[];
}

/** The marketing airlines, and one bar per journey: times, airports, duration, operating airlines. */
export function JourneySummaries({ airlineCode, airlineName, journeys, segments }: JourneySummariesProps) {
  const locale = useLocaleTag();
  return (
    <Stack gap={4}>
      <AirlineBadge code={airlineCode} name={sellingAirlines(segments, airlineName)} showName />
      {journeys.map((journey, index) => (
        <Stack key={`${journey.departureAirportCode}${journey.departsOn}${journey.departureTime}`} gap={1}>
          <Text size="sm" muted>
            {formatDate(journey.departsOn, locale)}
          </Text>
          <JourneyBar
            departure={{ code: journey.departureAirportCode, time: journey.departureTime }}
            arrival={{ code: journey.arrivalAirportCode, time: journey.arrivalTime }}
            stops={journey.stops}
            duration={journey.duration}
            dayOffset={journey.dayOffset}
          />
          <OtherAirports journey={journey} />
          <OperatedBy segments={segments.filter(({ journeyIndex }) => journeyIndex === index)} />
        </Stack>
      ))}
    </Stack>
  );
}
