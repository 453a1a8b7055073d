import type { Airport } from '@jetway/kit-api/utility';

/** A selected airport in one line, e.g. "Dubai (DXB)"; the code alone until its name is known. */
export function airportText({ cityName, airportCode }: Pick<Airport, 'cityName' | 'airportCode'>): string {
  return cityName && cityName !== airportCode ? `${cityName} (${airportCode})` : airportCode;
}
