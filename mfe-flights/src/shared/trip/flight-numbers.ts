interface Flight {
  marketing: { code: string; number: string };
}

/** The numbers flights are sold under, as "EK 582, EK 583". */
export function flightNumbers(flights: readonly Flight[]): string {
  return flights.map(({ marketing }) => `${marketing.code} ${marketing.number}`).join(', ');
}
