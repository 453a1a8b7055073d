import type { FieldError } from '@jetway/kit-api';
import type { FarePassengerType, GroupName, GroupOrder } from '@jetway/kit-api/fares';
import { plainName } from '@jetway/kit-domain/input';
import { v } from '@jetway/kit-ui/forms';

import { TYPES } from '../../../shared/passengers';

/** Forms of address by passenger type. */
export const TITLES = {
  adult: ['Mr', 'Mrs', 'Ms'],
  child: ['Mstr', 'Miss'],
  infant: ['Mstr', 'Miss'],
} as const satisfies Record<FarePassengerType, readonly string[]>;

/** One passenger as typed. */
export interface NameDraft {
  type: FarePassengerType;
  title: string;
  givenName: string;
  surname: string;
  birthDate: string;
  nationality: string;
  passportNumber: string;
  passportExpiry: string;
}

/** The form of a name, or of a new one with the first passenger type that has a place left. */
export function draftOf(order: GroupOrder, edited: GroupName | null): NameDraft {
  const type = edited?.type ?? openTypes(order, null)[0] ?? 'adult';
  return {
    type,
    title: edited?.title ?? '',
    givenName: edited?.givenName ?? '',
    surname: edited?.surname ?? '',
    birthDate: edited?.birthDate ?? '',
    nationality: edited?.nationality ?? '',
    passportNumber: edited?.passportNumber ?? '',
    passportExpiry: edited?.passportExpiry ?? '',
  };
}

/** The passenger types of which the group has a place left; the edited name keeps its own. */
export function openTypes({ passengers, names }: GroupOrder, edited: GroupName | null): FarePassengerType[] {
  const left = TYPES.filter(({ type, field }) => {
    const given = names.filter((name) => name.type === type && name.line !== edited?.line).length;
    return given < passengers[field];
  });
  return left.map(({ type }) => type);
}

/** The name on the wire. */
export function nameOf(draft: NameDraft, line: number): GroupName {
  const { passportNumber, passportExpiry, givenName, surname, ...rest } = draft;
  return {
    ...rest,
    line,
    givenName: plainName(givenName),
    surname: plainName(surname),
    ...(passportNumber ? { passportNumber: passportNumber.toUpperCase() } : {}),
    ...(passportExpiry ? { passportExpiry } : {}),
  };
}

/** The whole list without one name: lines count from 1 without gaps. */
export function withoutName(names: readonly GroupName[], line: number): GroupName[] {
  return names.filter((name) => name.line !== line).map((name, place) => ({ ...name, line: place + 1 }));
}

/** The whole list with one name set: lines count from 1 without gaps. */
export function withName(names: readonly GroupName[], draft: NameDraft, line: number | null): GroupName[] {
  const kept = names.map((name) => (name.line === line ? nameOf(draft, name.line) : name));
  const all = line === null ? [...kept, nameOf(draft, kept.length + 1)] : kept;
  return all.map((name, place) => ({ ...name, line: place + 1 }));
}

const LATIN = /^(?=.*[A-Za-z])[A-Za-z '-]+$/;
const PASSPORT = /^[A-Za-z0-9]{5,20}$/;
const LONGEST_NAME = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The server's validation of one name, run before the call; `t` translates. Who does not see a passport that was given may leave it
 * out: it stays as it is for the same person.
 */
export function nameSchema(t: (key: string) => string, mayKeepPassport: boolean) {
  const say = (fault: string) => t(`order.names.faults.${fault}`);
  const name = v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(say('required')),
    v.regex(LATIN, say('name.latin')),
    v.maxLength(LONGEST_NAME, say('name.length')),
  );
  const day = v.pipe(v.string(), v.regex(DAY, say('required')));
  const number = v.pipe(v.string(), v.trim(), v.regex(PASSPORT, say('passport.shape')));
  const fields = v.object({
    type: v.picklist(['adult', 'child', 'infant']),
    title: v.pipe(v.string(), v.nonEmpty(say('required'))),
    givenName: name,
    surname: name,
    birthDate: day,
    nationality: v.pipe(v.string(), v.nonEmpty(say('required'))),
    passportNumber: mayKeepPassport ? v.union([v.literal(''), number], say('passport.shape')) : number,
    passportExpiry: mayKeepPassport ? v.union([v.literal(''), day], say('required')) : day,
  });
  const isWhole = ({ passportNumber, passportExpiry }: { passportNumber: string; passportExpiry: string }) =>
    (passportNumber === '') === (passportExpiry === '');
  return v.pipe(
    fields,
    v.forward(v.partialCheck([['passportNumber'], ['passportExpiry']], isWhole, say('passport.required')), [
      'passportNumber',
    ]),
  );
}

const FIELDS = [
  'type',
  'title',
  'givenName',
  'surname',
  'birthDate',
  'nationality',
  'passportNumber',
  'passportExpiry',
] as const satisfies readonly (keyof NameDraft)[];
export type NameField = (typeof FIELDS)[number];

export function isNameField(field: string | undefined): field is NameField {
  return FIELDS.some((known) => known === field);
}

/** The form field of a refusal of this name; null when it concerns another line or none. */
export function fieldOf({ pointer }: FieldError, place: number): NameField | null {
  const [, field] = /^\/name\/(\w+)$/.exec(pointer) ?? new RegExp(`^/names/${place}/(\\w+)$`).exec(pointer) ?? [];
  return isNameField(field) ? field : null;
}

/** Problems of a list that have translations. */
const KNOWN: ReadonlySet<string> = new Set([
  'title.unknown',
  'date.shape',
  'country.shape',
  'type.count',
  'name.latin',
  'name.length',
  'name.duplicate',
  'name.title',
  'name.single',
  'birthDate.future',
  'birthDate.type',
  'passport.required',
  'passport.shape',
  'passport.duplicate',
  'passport.expiry',
  'passport.kept',
]);

/** A problem in the page's language; the server's English text without a translation. */
export function problemWords(t: (key: string) => string, code: string, text = ''): { text: string; lang?: 'en' } {
  return KNOWN.has(code) ? { text: t(`order.names.faults.${code}`) } : { text: text || code, lang: 'en' };
}
