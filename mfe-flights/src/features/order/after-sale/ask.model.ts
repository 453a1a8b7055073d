import type { Order } from '@jetway/kit-api/flights';

/** Ids of the travellers whose tickets are open. */
export function openTravellers({ tickets }: Order): string[] {
  return tickets.filter(({ status }) => status === 'OPEN').map(({ travellerId }) => travellerId);
}

/** Ids of the flights from a journey on; none for all that are left. */
export function restFrom({ segments }: Order, journey: string): string[] {
  if (journey === '') return [];
  return segments.filter(({ journeyIndex }) => journeyIndex >= Number(journey)).map(({ segmentId }) => segmentId);
}
