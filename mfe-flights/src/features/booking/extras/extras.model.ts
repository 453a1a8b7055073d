import type { Seat, SeatMap, ServiceList, ServiceOption } from '@jetway/kit-api/flights';
import { times } from '@jetway/kit-orders';

import type { ExtraKind, ExtraPick } from '../../../shared/booking/extra-picks';

/** The catalogue with prices, as last fetched. */
export interface OnSale {
  list: ServiceList;
  seatMaps: SeatMap[];
}

/** The options of a kind other than seats. */
export function optionsOf(list: ServiceList, kind: ExtraKind): ServiceOption[] {
  if (kind === 'baggage') return list.baggage;
  if (kind === 'meal') return list.meal;
  return kind === 'request' ? list.ssr : [];
}

export function seatIn(map: SeatMap | undefined, designator: string): Seat | undefined {
  return map?.rows.flatMap(({ cells }) => cells).find(({ seat }) => seat?.designator === designator)?.seat;
}

/** A traveller's selection of a kind on a flight. */
export function picked(
  picks: readonly ExtraPick[],
  kind: ExtraKind,
  travellerId: string,
  segmentId: string,
): ExtraPick | undefined {
  return picks.find((pick) => pick.kind === kind && pick.travellerId === travellerId && pick.segmentId === segmentId);
}

/** Adds a selection. A traveller has one of a kind per flight, and any number of SSRs. */
export function withPick(picks: readonly ExtraPick[], pick: ExtraPick): ExtraPick[] {
  return [...without(picks, pick), pick];
}

export function without(
  picks: readonly ExtraPick[],
  gone: Pick<ExtraPick, 'kind' | 'code' | 'travellerId' | 'segmentId'>,
): ExtraPick[] {
  return picks.filter(
    (pick) =>
      pick.kind !== gone.kind ||
      pick.travellerId !== gone.travellerId ||
      pick.segmentId !== gone.segmentId ||
      (gone.kind === 'request' && pick.code !== gone.code),
  );
}

/** Checks a selection against the current catalogue: those still on sale, at current prices, and those gone. */
export function checked(
  picks: readonly ExtraPick[],
  { list, seatMaps }: OnSale,
): { kept: ExtraPick[]; gone: ExtraPick[] } {
  const kept: ExtraPick[] = [];
  const gone: ExtraPick[] = [];
  for (const pick of picks) {
    const price = priceOf(pick, list, seatMaps);
    if (price === undefined) gone.push(pick);
    else kept.push({ ...pick, amount: price });
  }
  return { kept, gone };
}

function priceOf(pick: ExtraPick, list: ServiceList, seatMaps: readonly SeatMap[]): string | undefined {
  if (pick.kind === 'seat') {
    const seat = seatIn(
      seatMaps.find(({ segmentId }) => segmentId === pick.segmentId),
      pick.code,
    );
    return seat?.status === 'free' ? seat.amount : undefined;
  }
  const option = optionsOf(list, pick.kind).find(
    ({ code, segmentIds }) => code === pick.code && segmentIds[0] === pick.segmentId,
  );
  return option && times(option.amount, pick.quantity);
}

/** Whether a traveller may have a seat. */
export function maySit(seat: Seat, traveller: { passengerType: string; hasInfant: boolean }): boolean {
  return seat.status === 'free' && (!seat.adultsOnly || (traveller.passengerType === 'ADT' && !traveller.hasInfant));
}
