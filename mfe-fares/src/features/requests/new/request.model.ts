import type { GroupContact, GroupPassengers, GroupRequestForm } from '@jetway/kit-api/fares';
import { isMailAddress } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

import { MOST_PEOPLE, peopleOf } from '../../../shared/passengers';

/** A journey as typed; '' for what is not chosen yet. */
export interface JourneyDraft {
  origin: string;
  destination: string;
  date: string;
}

/** Input of the request form. */
export interface RequestDraft {
  kind: 'group' | 'umrah';
  journeys: JourneyDraft[];
  flexibleDays: number;
  passengers: GroupPassengers;
  groupName: string;
  contact: GroupContact;
  note: string;
}

/** Smaller parties are sold as flights. */
export const FEWEST_PEOPLE = 10;
export const MOST_JOURNEYS = 4;
export const MOST_FLEXIBLE_DAYS = 14;
const LONGEST_NAME = 80;
const LONGEST_NOTE = 1_000;

/** Why a party cannot be requested as a group; null when it can. */
export function partyFault(party: GroupPassengers): 'few' | 'many' | 'adults' | 'infants' | null {
  if (peopleOf(party) < FEWEST_PEOPLE) return 'few';
  if (peopleOf(party) > MOST_PEOPLE) return 'many';
  if (party.adults === 0) return 'adults';
  // One infant per adult.
  return party.infants > party.adults ? 'infants' : null;
}

/** The initial form, prefilled from the search that led to it. */
export function startOf(query: URLSearchParams, mayAskUmrah: boolean): RequestDraft {
  const code = (name: string) => (/^[A-Z]{3}$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  const [origin, destination] = [code('origin'), code('destination')];
  const passengers = Number(query.get('passengers'));
  const adults = Number.isInteger(passengers) ? Math.min(Math.max(passengers, FEWEST_PEOPLE), MOST_PEOPLE) : 0;
  return {
    kind: mayAskUmrah && query.get('kind') === 'umrah' ? 'umrah' : 'group',
    journeys: [
      { origin, destination, date: '' },
      { origin: destination, destination: origin, date: '' },
    ],
    flexibleDays: 0,
    passengers: { adults: adults || FEWEST_PEOPLE, children: 0, infants: 0 },
    groupName: '',
    contact: { email: '', phone: '' },
    note: '',
  };
}

type Words = (key: string, values?: Record<string, number>) => string;

/** The server's validation, run before the call; `t` translates, `today` is the tenant's day. */
export function requestSchema(t: Words, today: string) {
  const required = t('lot.faults.required');
  const journey = v.pipe(
    v.object({
      origin: v.pipe(v.string(), v.nonEmpty(required)),
      destination: v.pipe(v.string(), v.nonEmpty(required)),
      date: v.pipe(
        v.string(),
        v.nonEmpty(required),
        v.check((date) => date >= today, t('requests.faults.past')),
      ),
    }),
    v.forward(
      v.check(({ origin, destination }) => origin !== destination, t('requests.faults.same')),
      ['destination'],
    ),
  );
  const wrong = { few: FEWEST_PEOPLE, many: MOST_PEOPLE };
  return v.object({
    kind: v.picklist(['group', 'umrah']),
    journeys: v.pipe(
      v.array(journey),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        for (const [at, { date }] of dataset.value.entries()) {
          const before = dataset.value[at - 1];
          if (!before || !date || date >= before.date) continue;
          addIssue({
            message: t('requests.faults.order'),
            path: [
              { type: 'array', origin: 'value', input: dataset.value, key: at, value: dataset.value[at] },
              { type: 'object', origin: 'value', input: { date }, key: 'date', value: date },
            ],
          });
        }
      }),
    ),
    flexibleDays: v.number(),
    passengers: v.pipe(
      v.object({ adults: v.number(), children: v.number(), infants: v.number() }),
      v.check(
        (party) => partyFault(party) === null,
        ({ input }) => t(`requests.faults.${partyFault(input) ?? 'few'}`, wrong),
      ),
    ),
    groupName: v.pipe(v.string(), v.trim(), v.nonEmpty(required), v.maxLength(LONGEST_NAME, t('lot.faults.long'))),
    contact: v.object({
      email: v.pipe(v.string(), v.trim(), v.check(isMailAddress, t('lot.faults.email'))),
      phone: v.pipe(v.string(), v.check(isPhone, t('lot.faults.phone'))),
    }),
    note: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE, t('requests.faults.note'))),
  });
}

/** The request body of the input. */
export function bodyOf({ note, ...draft }: RequestDraft): GroupRequestForm {
  return { ...draft, ...(note.trim() ? { note: note.trim() } : {}) };
}

type JourneyField = `journeys.${number}.${keyof JourneyDraft}`;
export type RequestField =
  | 'groupName'
  | 'passengers'
  | 'contact.email'
  | 'contact.phone'
  | 'note'
  | 'kind'
  | 'flexibleDays'
  | JourneyField;

const FIELDS: Readonly<Record<string, RequestField>> = {
  '/groupName': 'groupName',
  '/passengers': 'passengers',
  '/contact/email': 'contact.email',
  '/contact/phone': 'contact.phone',
  '/note': 'note',
  '/kind': 'kind',
  '/flexibleDays': 'flexibleDays',
};

/** The form field of a JSON pointer into the request; null when the form has none. */
export function fieldAt(pointer: string): RequestField | null {
  const journey = /^\/journeys\/(\d)\/(origin|destination|date)$/.exec(pointer);
  if (journey) return `journeys.${Number(journey[1])}.${journey[2] as keyof JourneyDraft}`;
  return FIELDS[pointer] ?? null;
}
