import type { FormAirport } from './state/searchpad.slice';

/** A selected airport in one line, e.g. "Dubai (DXB)"; the code alone until its name is known. */
export function airportText({ cityName, airportCode }: Pick<FormAirport, 'cityName' | 'airportCode'>): string {
  return cityName && cityName !== airportCode ? `${cityName} (${airportCode})` : airportCode;
}
