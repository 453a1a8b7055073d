import {
  AirlineBadge,
  BaggageIcons,
  DestinationArt,
  FareBreakdownTable,
  Grid,
  Inline,
  JourneyBar,
  RouteMap,
  SeatsLeft,
  Stack,
  styled,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

const AIRLINES = ['EK', 'FZ', 'EY', 'QR', 'BG', 'BS', 'G9', 'TK', 'SV', 'GF', '6E', 'SQ', 'LH', 'BA', 'ZZ', 'Q7'];
const CITIES = ['Dubai', 'Dhaka', 'Muscat', 'Kathmandu', 'Male', 'London', 'Cairo', 'Bangkok', 'Riyadh'];

const DXB = { lat: 25.25, lon: 55.36, code: 'DXB' };
const DAC = { lat: 23.84, lon: 90.4, code: 'DAC' };
const DOH = { lat: 25.27, lon: 51.61, code: 'DOH' };
const LHR = { lat: 51.47, lon: -0.45, code: 'LHR' };
const JFK = { lat: 40.64, lon: -73.78, code: 'JFK' };
const SYD = { lat: -33.95, lon: 151.18, code: 'SYD' };
const LAX = { lat: 33.94, lon: -118.4, code: 'LAX' };
const CGP = { lat: 22.25, lon: 91.81, code: 'CGP' };

const Picture = styled.div`
  block-size: 11rem;
  overflow: hidden;
  border-radius: var(--jw-radius-md);
`;

export function TravelRoom() {
  return (
    <Room title="Travel">
      <Exhibit title="DestinationArt" wide>
        <Grid minColumn="16rem" gap={4}>
          {CITIES.map((city) => (
            <Picture key={city}>
              <DestinationArt seed={city} title={city} />
            </Picture>
          ))}
        </Grid>
      </Exhibit>
      <Exhibit title="RouteMap" wide>
        <Grid minColumn="18rem" gap={4}>
          <RouteMap points={[DXB, DAC]} />
          <RouteMap points={[DAC, DOH, LHR]} />
          <RouteMap points={[LHR, JFK]} />
          <RouteMap points={[SYD, LAX]} />
          <RouteMap points={[DAC, CGP]} />
          <RouteMap points={[DXB, SYD]} />
        </Grid>
      </Exhibit>
      <Exhibit title="AirlineBadge">
        <Inline gap={2}>
          {AIRLINES.map((code) => (
            <AirlineBadge key={code} code={code} name={code} />
          ))}
        </Inline>
        <Inline gap={4}>
          <AirlineBadge code="EK" name="Emirates" size="sm" showName />
          <AirlineBadge code="BG" name="Biman Bangladesh" showName />
          <AirlineBadge code="QR" name="Qatar Airways" size="lg" />
        </Inline>
      </Exhibit>
      <Exhibit title="JourneyBar">
        <JourneyBar
          departure={{ time: '09:25', code: 'DXB' }}
          arrival={{ time: '16:00', code: 'DAC' }}
          stops={0}
          duration={275}
          dayOffset={0}
        />
        <JourneyBar
          departure={{ time: '21:40', code: 'DAC' }}
          arrival={{ time: '04:15', code: 'DXB' }}
          stops={1}
          stopCodes={['DOH']}
          duration={515}
          dayOffset={1}
        />
        <JourneyBar
          departure={{ time: '23:55', code: 'SYD' }}
          arrival={{ time: '22:10', code: 'LAX' }}
          stops={2}
          stopCodes={['NAN', 'HNL']}
          duration={1265}
          dayOffset={-1}
        />
      </Exhibit>
      <Exhibit title="FareBreakdownTable">
        <FareBreakdownTable
          caption="Fare"
          lines={[
            { label: 'Adult', count: 2, base: 'AED 1240.00', taxes: 'AED 312.50', total: 'AED 3105.00' },
            { label: 'Child', base: 'AED 930.00', taxes: 'AED 287.50', total: 'AED 1217.50' },
          ]}
          totals={[
            { label: 'Service fee', amount: 'AED 45.00' },
            { label: 'Discount', amount: 'AED -120.00' },
            { label: 'To pay', amount: 'AED 4247.50', strong: true },
          ]}
        />
      </Exhibit>
      <Exhibit title="BaggageIcons, SeatsLeft">
        <Stack gap={3}>
          <BaggageIcons checked="30 kg" cabin="7 kg" />
          <BaggageIcons cabin="7 kg" />
          <Inline gap={4}>
            <SeatsLeft count={1} />
            <SeatsLeft count={4} />
          </Inline>
        </Stack>
      </Exhibit>
    </Room>
  );
}
