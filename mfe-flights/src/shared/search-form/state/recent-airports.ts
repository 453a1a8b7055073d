import type { Airport } from '@jetway/kit-api/utility';
import { jsonKey } from '@jetway/kit-runtime';

const MOST = 6;
const recentKey = jsonKey<Airport[]>('flights.recent-airports', 1);

/** Airports and cities chosen last in this browser, newest first: offered before anything is typed. */
export function recentAirports(): Airport[] {
  return recentKey.read() ?? [];
}

/** Puts an airport in front; each is kept once. */
export function rememberAirport(airport: Airport): void {
  const others = recentAirports().filter(({ airportCode, kind }) => airportCode !== airport.airportCode || kind !== airport.kind);
  recentKey.write([airport, ...others].slice(0, MOST));
}
