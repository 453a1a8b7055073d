import type { FieldError } from '@jetway/kit-api';

/** What AirSell and AirBook find in a party and its extras, by code; each a text under `flights:booking`. */
const WORDS = {
  'party.count': 'server.partyCount',
  'travellers.count': 'server.partyCount',
  'id.unique': 'server.form',
  'passengerType.unknown': 'server.form',
  'title.unknown': 'faults.required',
  'gender.unknown': 'faults.required',
  'name.required': 'server.nameRequired',
  'name.latin': 'faults.latin',
  'name.length': 'faults.long',
  'name.long': 'server.nameLong',
  'name.duplicate': 'faults.duplicate',
  'age.adult': 'faults.age.ADT',
  'age.child': 'faults.age.CHD',
  'age.infant': 'faults.age.INF',
  'infant.adult': 'server.infantAdult',
  'infant.taken': 'faults.lapTaken',
  'country.code': 'server.country',
  'airline.code': 'faults.airline',
  'passport.required': 'server.passportRequired',
  'passport.number': 'faults.passport',
  'passport.expired': 'faults.passportExpired',
  'passport.short': 'server.passportShort',
  'email.shape': 'faults.email',
  'phone.shape': 'faults.phone',
  'phone.country': 'faults.phone',
  'traveller.bookedAlready': 'server.bookedAlready',
  'frequentFlyer.number': 'faults.card',
  'extras.count': 'server.extrasCount',
  'extra.guardians': 'server.extraGuardians',
  'extra.kind': 'server.extraGone',
  'extra.traveller': 'server.form',
  'extra.remark': 'server.extraRemark',
  'extra.unknown': 'server.extraGone',
  'extra.passengerType': 'server.extraAge',
  'extra.quantity': 'server.extraQuantity',
  'extra.twice': 'server.extraTwice',
  'seat.unknown': 'server.seatUnknown',
  'seat.taken': 'server.seatTaken',
  'seat.infant': 'server.seatInfant',
  'seat.exit': 'server.seatExit',
  'amount.shape': 'server.amount',
} as const satisfies Record<string, string>;

export type ServerCode = keyof typeof WORDS;
export const SERVER_CODES = Object.keys(WORDS) as ServerCode[];

/** Words of the server in the language of the page; its own, which are English, where it has a code nobody here knows. */
export interface ServerWords {
  text: string;
  lang?: 'en';
}

export function serverWords(t: (key: string) => string, { code, detail }: Pick<FieldError, 'code' | 'detail'>): ServerWords {
  // A newer server may have more codes than this page.
  const key = (WORDS as Partial<Record<string, string>>)[code];
  return key ? { text: t(`booking.${key}`) } : { text: detail, lang: 'en' };
}

const REFERENCE = /\b[A-Z]{3}\d{4}-\d{5,9}[A-Z]\b/;

/** The order a warning names: it has a shape of its own, whatever the sentence around it. */
export function orderNamed({ code, detail }: Pick<FieldError, 'code' | 'detail'>): string | undefined {
  return code === 'traveller.bookedAlready' ? REFERENCE.exec(detail)?.[0] : undefined;
}

/** Whom something is about, as a place in the party; undefined when it is about all of them. */
export function placeOf({ pointer }: Pick<FieldError, 'pointer'>): number | undefined {
  const [, index] = /^\/travellers\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}
