interface Flight {
  marketing: { code: string; number: string };
}

/** The number a flight is sold under, as "EK 582". */
export function flightNumber({ marketing }: Flight): string {
  return `${marketing.code} ${marketing.number}`;
}

/** The numbers flights are sold under, as "EK 582, EK 583". */
export function flightNumbers(flights: readonly Flight[]): string {
  return flights.map(flightNumber).join(', ');
}
