interface Flight {
  marketing: { code: string; number: string };
}

/** A marketing flight number, e.g. "EK 582". */
export function flightNumber({ marketing }: Flight): string {
  return `${marketing.code} ${marketing.number}`;
}

/** Marketing flight numbers, e.g. "EK 582, EK 583". */
export function flightNumbers(flights: readonly Flight[]): string {
  return flights.map(flightNumber).join(', ');
}
