interface Flight {
  marketing: { code: string; number: string };
}

type SoldFlight = Flight & { marketing: { name: string }; rbd: string };

/** A marketing flight number, e.g. "EK 582". */
export function flightNumber({ marketing }: Flight): string {
  return `${marketing.code} ${marketing.number}`;
}

/** Marketing flight numbers, e.g. "EK 582, EK 583". */
export function flightNumbers(flights: readonly Flight[]): string {
  return flights.map(flightNumber).join(', ');
}

/** Marketing flight numbers with their booking classes, e.g. "EK 582 (Y), FZ 501 (L)". */
export function numbersAndClasses(flights: readonly SoldFlight[]): string {
  return flights
    .map((flight) => (flight.rbd ? `${flightNumber(flight)} (${flight.rbd})` : flightNumber(flight)))
    .join(', ');
}

/** Every airline that sells a flight, each once in the order of the flights, e.g. "flydubai, SalamAir"; `lead` before all. */
export function sellingAirlines(flights: readonly SoldFlight[], lead?: string): string {
  const names = flights.map(({ marketing }) => marketing.name);
  return [...new Set(lead ? [lead, ...names] : names)].join(', ');
}
