import type { FieldError } from '@jetway/kit-api';

/** AirSell's and AirBook's error codes about a party and its extras; each a text below `flights:booking`. */
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
  'name.title': 'server.nameTitle',
  'name.single': 'server.nameSingle',
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
  'passport.duplicate': 'faults.samePassport',
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
  'field.characters': 'server.characters',
} as const satisfies Record<string, string>;

export type ServerCode = keyof typeof WORDS;
export const SERVER_CODES = Object.keys(WORDS) as ServerCode[];

/** A translated server message, or the server's English one for an unknown code. */
export interface ServerWords {
  text: string;
  lang?: 'en';
}

export function serverWords(
  t: (key: string) => string,
  { code, detail }: Pick<FieldError, 'code' | 'detail'>,
): ServerWords {
  // A newer server may have codes this page does not know.
  const key = (WORDS as Partial<Record<string, string>>)[code];
  return key ? { text: t(`booking.${key}`) } : { text: detail, lang: 'en' };
}

const REFERENCE = /\b[A-Z]{3}\d{4}-\d{5,9}[A-Z]\b/;

/** The order reference in a warning; its format identifies it in any sentence. */
export function orderNamed({ code, detail }: Pick<FieldError, 'code' | 'detail'>): string | undefined {
  return code === 'traveller.bookedAlready' ? REFERENCE.exec(detail)?.[0] : undefined;
}

/** Index of the traveller concerned; undefined for all of them. */
export function placeOf({ pointer }: Pick<FieldError, 'pointer'>): number | undefined {
  const [, index] = /^\/travellers\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}
