import type { HotelRoomRequest } from '@jetway/kit-api/hotels';
import { daysAfter } from '@jetway/kit-domain/days';

import { nightsBetween } from '../../calendar';
import type { HotelQuery, Place } from '../../hotel-query';
import { MOST_ADULTS, MOST_CHILDREN, MOST_NIGHTS, MOST_ROOMS, OLDEST_CHILD } from '../../hotel-query';

/** A room in the form; the age of a child is null until it is chosen. */
export interface FormRoom {
  adults: number;
  childAges: (number | null)[];
}

/** Values of the form, complete or not. */
export interface HotelForm {
  place: Place | null;
  nationality: string;
  residency: string;
  checkIn: string;
  checkOut: string;
  rooms: FormRoom[];
}

/** A field that can be wrong. A room's fields have its index. */
export type FieldName =
  | 'place'
  | 'nationality'
  | 'residency'
  | 'dates'
  | 'rooms'
  | `rooms.${number}`
  | `rooms.${number}.childAges.${number}`;

/** Why it is wrong, as keys of `search.errors`. */
export type FormFault =
  | 'place'
  | 'nationality'
  | 'residency'
  | 'dates'
  | 'past'
  | 'order'
  | 'nights'
  | 'rooms'
  | 'adults'
  | 'children'
  | 'age';

export type FormFaults = Partial<Record<FieldName, FormFault>>;

/**
 * The rules of a hotel search: a place from the list, both countries, arrival not before today at any hotel, 1 to 30 nights, 1 to 9
 * rooms of 1 to 6 adults and up to 4 children, each with an age.
 * @param today the earliest date that is still today at some hotel
 */
export function faultsOf(form: HotelForm, today: string): FormFaults {
  const faults: FormFaults = {};
  if (!form.place) faults.place = 'place';
  if (!form.nationality) faults.nationality = 'nationality';
  if (!form.residency) faults.residency = 'residency';
  const dates = datesFault(form, today);
  if (dates) faults.dates = dates;
  if (form.rooms.length < 1 || form.rooms.length > MOST_ROOMS) faults.rooms = 'rooms';
  form.rooms.forEach((room, index) => {
    if (room.adults < 1 || room.adults > MOST_ADULTS) faults[`rooms.${index}`] = 'adults';
    else if (room.childAges.length > MOST_CHILDREN) faults[`rooms.${index}`] = 'children';
    room.childAges.forEach((age, child) => {
      if (age === null || age < 0 || age > OLDEST_CHILD) faults[`rooms.${index}.childAges.${child}`] = 'age';
    });
  });
  return faults;
}

function datesFault({ checkIn, checkOut }: HotelForm, today: string): FormFault | null {
  if (!checkIn || !checkOut) return 'dates';
  if (checkIn < today) return 'past';
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'order';
  return nights > MOST_NIGHTS ? 'nights' : null;
}

/** The search of a form without faults. */
export function queryOf({ place, rooms, ...form }: HotelForm): HotelQuery | null {
  if (!place) return null;
  const whole = rooms.map(({ adults, childAges }): HotelRoomRequest => ({
    adults,
    childAges: childAges.filter((age) => age !== null),
  }));
  return { ...form, place, rooms: whole };
}

export const NEW_ROOM: FormRoom = { adults: 2, childAges: [] };

/**
 * The form as it opens: the search it is given, or an empty one for the night after tomorrow's with the countries of the last search.
 * @param today the agency's date
 */
export function startOf(
  query: HotelQuery | null,
  last: HotelQuery | undefined,
  country: string,
  today: string,
): HotelForm {
  if (query) return { ...query, rooms: query.rooms.map((room) => ({ ...room })) };
  return {
    place: null,
    nationality: last?.nationality ?? country,
    residency: last?.residency ?? country,
    checkIn: daysAfter(today, 1),
    checkOut: daysAfter(today, 2),
    rooms: [{ ...NEW_ROOM }],
  };
}

/** The room with that many children; remaining ones keep their ages. */
export function withChildren(room: FormRoom, count: number): FormRoom {
  return { ...room, childAges: Array.from({ length: count }, (_, index) => room.childAges[index] ?? null) };
}

/** That many rooms; remaining ones keep their guests. */
export function withRooms(rooms: readonly FormRoom[], count: number): FormRoom[] {
  return Array.from({ length: count }, (_, index) => rooms[index] ?? { ...NEW_ROOM });
}
