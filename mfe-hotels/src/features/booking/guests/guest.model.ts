import type { FieldError } from '@jetway/kit-api';
import type { HotelGuestType } from '@jetway/kit-api/hotels';
import type { TravellerRow } from '@jetway/kit-api/travellers';

import type { GuestDraft, RoomDraft } from '../../../shared/orders/booking-draft';
import { nameKey } from '../../../shared/orders/booking-draft';

/** Forms of address, by kind of guest. */
export const TITLES = {
  adult: ['Mr', 'Mrs', 'Ms'],
  child: ['Mstr', 'Miss'],
} as const satisfies Record<HotelGuestType, readonly TravellerRow['title'][]>;

/** Fills a guest with a saved traveller. A title of another age stays empty. */
export function filledWith(draft: GuestDraft, saved: TravellerRow): GuestDraft {
  const titles: readonly string[] = TITLES[draft.type];
  const { givenName, surname, birthOn, title } = saved;
  return {
    ...draft,
    title: titles.includes(title) ? title : '',
    givenName,
    surname,
    birthOn,
    savedName: nameKey(saved),
  };
}

type GuestField = 'title' | 'givenName' | 'surname';

/** Path of a field in the form. */
export type BookingPath =
  | `rooms.${number}.guests.${number}.${GuestField}`
  | 'contact.email'
  | 'contact.phone'
  | 'specialRequests'
  | 'arrivalTime';

const GUEST = /^\/rooms\/(\d+)\/guests\/(\d+)\/(title|givenName|surname)$/;
const OTHERS = {
  '/contact/email': 'contact.email',
  '/contact/phone': 'contact.phone',
  '/specialRequests': 'specialRequests',
  '/arrivalTime': 'arrivalTime',
} as const satisfies Record<string, BookingPath>;

/** The form field of a JSON pointer into Book's request; null when the form has none. */
export function fieldAt(pointer: string, rooms: readonly RoomDraft[]): BookingPath | null {
  const other = (OTHERS as Partial<Record<string, BookingPath>>)[pointer];
  if (other) return other;
  const [, room, guest, field] = GUEST.exec(pointer) ?? [];
  if (!field || !rooms[Number(room)]?.guests[Number(guest)]) return null;
  return `rooms.${Number(room)}.guests.${Number(guest)}.${field as GuestField}`;
}

/** Book's error codes about guests and contact that have translations, as keys below `booking.faults`. */
const WORDS = {
  'title.unknown': 'required',
  'givenName.shape': 'name',
  'surname.shape': 'name',
  'guests.lead': 'lead',
  'rooms.count': 'party',
  'guests.count': 'party',
  'age.missing': 'party',
  'paymentMode.notLater': 'notLater',
  'email.shape': 'email',
  'phone.shape': 'phone',
  'field.characters': 'characters',
} as const satisfies Record<string, string>;

/** A translated server message, or the server's English one for an unknown code. */
export function faultWords(t: (key: string) => string, fault: FieldError): { text: string; lang?: 'en' } {
  const key = (WORDS as Partial<Record<string, string>>)[fault.code];
  return key ? { text: t(`booking.faults.${key}`) } : { text: fault.detail, lang: 'en' };
}

/** Times of arrival to choose from: every half hour. */
export const ARRIVALS: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
