import type {
  HotelDestinationKind,
  HotelRoomRequest,
  HotelSearchEcho,
  HotelSearchRequest,
} from '@jetway/kit-api/hotels';
import { isDate } from '@jetway/kit-domain/days';

/** The place of a search as stored in an address: enough to search and to display. */
export interface Place {
  kind: HotelDestinationKind;
  id: string;
  name: string;
}

/** A complete search for hotels. */
export interface HotelQuery {
  place: Place;
  /** Two-letter country codes. */
  nationality: string;
  residency: string;
  checkIn: string;
  checkOut: string;
  rooms: HotelRoomRequest[];
}

export const MOST_NIGHTS = 30;
export const MOST_ROOMS = 9;
export const MOST_ADULTS = 6;
export const MOST_CHILDREN = 4;
export const OLDEST_CHILD = 17;

const KINDS: readonly string[] = ['city', 'landmark', 'hotel'] satisfies HotelDestinationKind[];
const COUNTRY = /^[A-Z]{2}$/;

/** Rooms as an address writes them: `2-8.5_1` is two adults with children of 8 and 5, and one adult. */
function roomsText(rooms: readonly HotelRoomRequest[]): string {
  return rooms
    .map(({ adults, childAges }) => [adults, ...(childAges.length ? [childAges.join('.')] : [])].join('-'))
    .join('_');
}

function roomsFrom(text: string): HotelRoomRequest[] | null {
  const rooms = text.split('_').map((room): HotelRoomRequest | null => {
    const [, adults = '', ages = ''] = /^([1-9])(?:-(\d{1,2}(?:\.\d{1,2})*))?$/.exec(room) ?? [];
    return adults ? { adults: Number(adults), childAges: ages ? ages.split('.').map(Number) : [] } : null;
  });
  return rooms.every((room) => room !== null) ? rooms : null;
}

/** The search as parameters of an address. */
export function paramsOf({ place, nationality, residency, checkIn, checkOut, rooms }: HotelQuery): URLSearchParams {
  return new URLSearchParams({
    kind: place.kind,
    id: place.id,
    place: place.name,
    nationality,
    residency,
    checkIn,
    checkOut,
    rooms: roomsText(rooms),
  });
}

/** The search in an address; null when part of it is missing or malformed. The form and the server validate it. */
export function queryFrom(params: URLSearchParams): HotelQuery | null {
  const text = (name: string) => params.get(name) ?? '';
  const rooms = roomsFrom(text('rooms'));
  const countries = [text('nationality'), text('residency')];
  const dates = [text('checkIn'), text('checkOut')];
  const isWhole = KINDS.includes(text('kind')) && text('id') !== '' && dates.every(isDate);
  if (!rooms || !isWhole || !countries.every((code) => COUNTRY.test(code))) return null;
  return {
    place: { kind: text('kind') as HotelDestinationKind, id: text('id'), name: text('place') || text('id') },
    nationality: text('nationality'),
    residency: text('residency'),
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    rooms,
  };
}

/** Equal for equal searches. */
export function queryKey({ place, ...query }: HotelQuery): string {
  return paramsOf({ ...query, place: { ...place, name: '' } }).toString();
}

/** The body that starts a search. */
export function requestOf({ place: { kind, id }, ...query }: HotelQuery): HotelSearchRequest {
  return { ...query, destination: { kind, id } };
}

/** The search that a response answers. */
export function queryOfEcho(echo: HotelSearchEcho): HotelQuery {
  const { destination, nationality, residency, checkIn, checkOut, rooms } = echo;
  const { kind, id, name } = destination;
  return { place: { kind, id, name }, nationality, residency, checkIn, checkOut, rooms };
}

/** Number of guests in all rooms. */
export function guestsOf(rooms: readonly HotelRoomRequest[]): number {
  return rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
}
