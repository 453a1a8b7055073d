import type { FareLot, UmrahHotelChoice, UmrahQuoteForm } from '@jetway/kit-api/fares';
import { typedDecimal } from '@jetway/kit-domain/input';
import { v } from '@jetway/kit-ui/forms';

/** The hotel of a city: a class, or one hotel. */
export interface HotelDraft {
  /** `any`, or 1 to 5. */
  stars: string;
  /** Id of a hotel; '' for none. */
  hotelId: string;
  /** Its name. */
  hotelName: string;
}

/** Input of the form. */
export interface QuoteDraft {
  adults: number;
  childAges: number[];
  infants: number;
  rooms: number;
  nationality: string;
  makkahNights: number;
  makkah: HotelDraft;
  madinah: HotelDraft;
  client: string;
  note: string;
  markup: { kind: MarkupKind; value: string };
}

export const MARKUPS = ['none', 'percent', 'fixed'] as const;
export type MarkupKind = (typeof MARKUPS)[number];

export const ANY_STARS = 'any';
export const STARS = [ANY_STARS, '5', '4', '3', '2', '1'] as const;

export const MOST_ROOMS = 9;
/** Travellers of a room. */
export const MOST_ADULTS = 6;
export const MOST_CHILDREN = 4;
export const YOUNGEST_CHILD = 2;
export const OLDEST_CHILD = 11;
/** Age of a child until another one is given. */
const USUAL_AGE = 8;
const MOST_NIGHTS = 30;
const LONGEST_CLIENT = 80;
const LONGEST_NOTE = 500;
const DAY_MS = 86_400_000;

/** Nights between the arrival of the outbound journey and the return; null for one way. */
export function tripNights({ journeys, returnDate }: Pick<FareLot, 'journeys' | 'returnDate'>): number | null {
  const arrival = journeys[0]?.flights.at(-1)?.arrival.slice(0, 10);
  return arrival && returnDate ? Math.round((Date.parse(returnDate) - Date.parse(arrival)) / DAY_MS) : null;
}

/** The form before anything is typed: the smallest party of the lot, in rooms for up to four, with more nights in Makkah. */
export function startOf(lot: FareLot, nationality: string): QuoteDraft {
  const adults = Math.max(1, lot.minPassengers);
  const hotel = { stars: ANY_STARS, hotelId: '', hotelName: '' };
  return {
    adults,
    childAges: [],
    infants: 0,
    rooms: Math.min(MOST_ROOMS, Math.ceil(adults / 4)),
    nationality,
    makkahNights: Math.min(MOST_NIGHTS, Math.ceil(Math.max(0, tripNights(lot) ?? 0) * 0.6)),
    makkah: hotel,
    madinah: hotel,
    client: '',
    note: '',
    markup: { kind: 'none', value: '' },
  };
}

/** Ages for another number of children; those given are kept. */
export function agesFor(ages: readonly number[], children: number): number[] {
  return Array.from({ length: children }, (_, child) => ages[child] ?? USUAL_AGE);
}

type Words = (key: string, values?: Record<string, number>) => string;

/** The server's validation, run before the call; `t` translates. */
export function quoteSchema(t: Words, lot: FareLot) {
  const nights = tripNights(lot);
  const hotel = v.object({ stars: v.string(), hotelId: v.string(), hotelName: v.string() });
  const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, t('umrah.faults.long', { most })));
  return v.pipe(
    v.object({
      adults: v.number(),
      childAges: v.array(v.number()),
      infants: v.number(),
      rooms: v.number(),
      nationality: v.pipe(v.string(), v.nonEmpty(t('lot.faults.required'))),
      makkahNights: v.pipe(
        v.number(),
        v.check((makkah) => nights === null || makkah <= nights, t('umrah.faults.nights', { count: nights ?? 0 })),
      ),
      makkah: hotel,
      madinah: hotel,
      client: text(LONGEST_CLIENT),
      note: text(LONGEST_NOTE),
      markup: v.pipe(
        v.object({ kind: v.picklist(MARKUPS), value: v.string() }),
        v.check(({ kind, value }) => kind === 'none' || typedDecimal(value) !== null, t('umrah.faults.markup')),
      ),
    }),
    v.forward(
      v.check(
        (draft) => isPossible(lot, draft),
        t('umrah.faults.party', { min: lot.minPassengers, max: lot.maxPassengers }),
      ),
      ['adults'],
    ),
    v.forward(
      v.check(({ adults, rooms }) => rooms <= adults, t('umrah.faults.rooms')),
      ['rooms'],
    ),
    v.forward(
      v.check((draft) => fits(draft), t('umrah.faults.full', { adults: MOST_ADULTS, children: MOST_CHILDREN })),
      ['rooms'],
    ),
  );
}

type Party = Pick<QuoteDraft, 'adults' | 'childAges' | 'infants'>;

/** Whether the lot is sold to such a party. */
export function isPossible(lot: FareLot, { adults, childAges, infants }: Party): boolean {
  const seats = adults + childAges.length;
  return adults > 0 && infants <= adults && seats >= lot.minPassengers && seats <= lot.maxPassengers;
}

/** Whether the party fits into the rooms, spread evenly. */
export function fits({ adults, childAges, infants, rooms }: Party & Pick<QuoteDraft, 'rooms'>): boolean {
  const most = (people: number) => Math.ceil(people / rooms);
  return rooms > 0 && most(adults) <= MOST_ADULTS && most(childAges.length + infants) <= MOST_CHILDREN;
}

function choiceOf({ stars, hotelId }: HotelDraft): UmrahHotelChoice {
  if (hotelId) return { hotelId };
  return stars === ANY_STARS ? {} : { stars: Number(stars) };
}

/** The body of a checked form. */
export function bodyOf(lotId: string, draft: QuoteDraft): UmrahQuoteForm {
  const { adults, childAges, infants, rooms, nationality, makkahNights, makkah, madinah, markup } = draft;
  const [client, note] = [draft.client.trim(), draft.note.trim()];
  return {
    ...{ lotId, adults, childAges, infants, rooms, nationality, makkahNights },
    makkah: choiceOf(makkah),
    madinah: choiceOf(madinah),
    ...(client ? { client } : {}),
    ...(note ? { note } : {}),
    ...(markup.kind === 'none' ? {} : { markup: { kind: markup.kind, value: typedDecimal(markup.value) ?? '' } }),
  };
}

const FIELDS = [
  'adults',
  'infants',
  'rooms',
  'nationality',
  'makkahNights',
  'makkah',
  'madinah',
  'client',
  'note',
  'markup',
] as const;
export type QuoteField = (typeof FIELDS)[number] | 'childAges';

/** The form field of a JSON pointer into the request; null when the form has none. */
export function fieldAt(pointer: string): QuoteField | null {
  const [, name] = pointer.split('/');
  if (name === 'childAges') return 'childAges';
  return FIELDS.find((field) => field === name) ?? null;
}
