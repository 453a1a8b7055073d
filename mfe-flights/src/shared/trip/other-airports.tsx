import type { FlightSummary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Badge, Inline } from '@jetway/kit-ui';

/** Says that a journey departs from or arrives at another airport than searched; renders nothing otherwise. */
export function OtherAirports({ journey: { departureAirportCode, otherAirports = [] } }: { journey: FlightSummary }) {
  const t = useT('flights');
  if (otherAirports.length === 0) return null;
  return (
    <Inline as="span" gap={1}>
      {otherAirports.map((code) => (
        <Badge key={code} tone="warning">
          {t(code === departureAirportCode ? 'results.otherAirport.from' : 'results.otherAirport.to', { code })}
        </Badge>
      ))}
    </Inline>
  );
}
