import { Button, Grid, Heading, Inline, Stack, TextField } from '@jetway/kit-ui';

import type { Faults } from '../../shared/step/typed';
import type { FlightDraft } from './lot.draft';
import { NO_FLIGHT } from './lot.draft';
import { MomentField } from '../../shared/clock/moment.field';

interface JourneysFieldsProps {
  journeys: FlightDraft[][];
  faults: Faults;
  onChange: (journeys: FlightDraft[][]) => void;
}

const NAMES = ['Outbound', 'Return'];
const MOST_FLIGHTS = 4;

/** The flights out, and back if there are any; umrah may return from another town. Times are of each airport's clock. */
export function JourneysFields({ journeys, faults, onChange }: JourneysFieldsProps) {
  const change = (journey: number, flights: FlightDraft[]) =>
    onChange(journeys.map((one, at) => (at === journey ? flights : one)));
  return (
    <Stack gap={4}>
      {journeys.map((flights, journey) => (
        <Stack key={NAMES[journey]} gap={3}>
          <Inline justify="space-between" wrap>
            <Heading level={3} size="sm">
              {NAMES[journey]}
            </Heading>
            <Inline gap={2}>
              {flights.length < MOST_FLIGHTS && (
                <Button size="sm" onPress={() => change(journey, [...flights, NO_FLIGHT])}>
                  Add a flight
                </Button>
              )}
              {flights.length > 1 && (
                <Button size="sm" variant="ghost" onPress={() => change(journey, flights.slice(0, -1))}>
                  Remove the last flight
                </Button>
              )}
              {journey === 1 && (
                <Button size="sm" variant="ghost" onPress={() => onChange(journeys.slice(0, 1))}>
                  Remove the return
                </Button>
              )}
            </Inline>
          </Inline>
          {flights.map((flight, at) => (
            <FlightFields
              // Flights are added and removed at the end alone.
              key={at}
              name={`${NAMES[journey] ?? ''} flight ${at + 1}`}
              flight={flight}
              pointer={`/lot/journeys/${journey}/flights/${at}`}
              faults={faults}
              onChange={(next) =>
                change(
                  journey,
                  flights.map((one, index) => (index === at ? next : one)),
                )
              }
            />
          ))}
        </Stack>
      ))}
      {journeys.length === 1 && (
        <Inline>
          <Button onPress={() => onChange([...journeys, [NO_FLIGHT]])}>Add a return</Button>
        </Inline>
      )}
    </Stack>
  );
}

interface FlightFieldsProps {
  name: string;
  flight: FlightDraft;
  pointer: string;
  faults: Faults;
  onChange: (flight: FlightDraft) => void;
}

function FlightFields({ name, flight, pointer, faults, onChange }: FlightFieldsProps) {
  const text = (field: 'number' | 'origin' | 'destination', label: string, maxLength: number) => (
    <TextField
      label={label}
      description={name}
      maxLength={maxLength}
      value={flight[field]}
      onChange={(value) => onChange({ ...flight, [field]: value })}
      errorMessage={faults[`${pointer}/${field}`]}
    />
  );
  return (
    <Stack gap={3}>
      <Grid columns={{ phone: 1, tablet: 3 }} align="start">
        {text('number', 'Flight number', 8)}
        {text('origin', 'From (airport code)', 3)}
        {text('destination', 'To (airport code)', 3)}
      </Grid>
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <MomentField
          label="Departs"
          value={flight.departs}
          onChange={(departs) => onChange({ ...flight, departs })}
          errorMessage={faults[`${pointer}/departs`]}
        />
        <MomentField
          label="Arrives"
          value={flight.arrives}
          onChange={(arrives) => onChange({ ...flight, arrives })}
          errorMessage={faults[`${pointer}/arrives`]}
        />
      </Grid>
    </Stack>
  );
}
