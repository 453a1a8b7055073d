import type { HotelGuestType, HotelSearchEcho } from '@jetway/kit-api/hotels';

/** A guest as typed. */
export interface GuestDraft {
  type: HotelGuestType;
  /** A child's age, as searched for; null for adults. */
  age: number | null;
  title: string;
  givenName: string;
  surname: string;
  /** Birth date of the saved traveller who filled this guest; empty when typed. */
  birthOn: string;
  /** Name of that saved traveller. With another name the guest is another person. */
  savedName: string;
}

export interface RoomDraft {
  guests: GuestDraft[];
}

/** Input for a booking. It outlives its session, so that nothing is typed twice. */
export interface BookingDraft {
  rooms: RoomDraft[];
  contact: { email: string; phone: string };
  specialRequests: string;
  /** `HH:MM` in the hotel's local time; empty if unknown. */
  arrivalTime: string;
}

/** The form of a search, with earlier input if it was for the same party. */
export function draftFor(rooms: HotelSearchEcho['rooms'], email: string, earlier: BookingDraft | null): BookingDraft {
  const blank = rooms.map(({ adults, childAges }): RoomDraft => ({
    guests: [
      ...Array.from({ length: adults }, () => guest('adult', null)),
      ...childAges.map((age) => guest('child', age)),
    ],
  }));
  if (earlier && partyKey(earlier.rooms) === partyKey(blank)) return earlier;
  const { contact, specialRequests, arrivalTime } = earlier ?? EMPTY;
  return { rooms: blank, contact: { ...contact, email: contact.email || email }, specialRequests, arrivalTime };
}

const EMPTY: Omit<BookingDraft, 'rooms'> = { contact: { email: '', phone: '' }, specialRequests: '', arrivalTime: '' };

function guest(type: HotelGuestType, age: number | null): GuestDraft {
  return { type, age, title: '', givenName: '', surname: '', birthOn: '', savedName: '' };
}

/** Equal for the same adults and children in the same rooms. */
function partyKey(rooms: readonly RoomDraft[]): string {
  return rooms.map(({ guests }) => guests.map(({ type, age }) => `${type}${age ?? ''}`).join()).join(';');
}

/** A guest's name as in a passport, for comparison. */
export function nameKey({ givenName, surname }: Pick<GuestDraft, 'givenName' | 'surname'>): string {
  return [surname, givenName].map((text) => text.trim().replace(/\s+/g, ' ').toUpperCase()).join('/');
}
