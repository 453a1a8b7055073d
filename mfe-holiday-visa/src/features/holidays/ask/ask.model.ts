import type { SendHolidayRequest } from '@jetway/kit-api/packages';
import { daysAfter } from '@jetway/kit-domain/days';
import { isMailAddress, isPersonName, typedMoney } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

import { dayFault } from '../../../shared/holidays/days';
import type { Party } from '../../../shared/holidays/holiday-query';

/** What is typed to ask for a package. */
export interface AskDraft {
  date: string;
  flexibleDays: number;
  /** Adults, and an age for each child; `null` while it is not chosen. */
  party: { adults: number; childAges: (number | null)[] };
  /** 0 leaves the rooms to operations. */
  rooms: number;
  contact: { name: string; email: string; phone: string };
  /** As it is typed; may be empty. */
  budget: string;
  notes: string;
}

/** Operations need time to answer. */
const LEAST_DAYS_AHEAD = 2;
export const MOST_FLEXIBLE_DAYS = 14;
export const MOST_ROOMS = 30;
const LONGEST_NAME = 100;
const LONGEST_NOTES = 1_000;

/** Whom the answer goes to, as the profile has it. */
export interface Owner {
  name: string;
  email: string;
  phone: string;
}

/** The form as it opens: the party that was searched for, and the user's own contact. */
export function startOf(party: (Party & { date: string }) | null, contact: Owner): AskDraft {
  return {
    date: party?.date ?? '',
    flexibleDays: 0,
    party: { adults: party?.adults ?? 2, childAges: party?.childAges ?? [] },
    rooms: 0,
    contact,
    budget: '',
    notes: '',
  };
}

/** The day and the party to price; null while a day or an age is missing. */
export function pricedParty({ date, party }: AskDraft, today: string): (Party & { date: string }) | null {
  const childAges = party.childAges.filter((age) => age !== null);
  if (dayFault(date, today) || childAges.length < party.childAges.length) return null;
  return { date, adults: party.adults, childAges };
}

/** The first day that can be asked for. */
export function firstDay(today: string): string {
  return daysAfter(today, LEAST_DAYS_AHEAD);
}

type Words = (key: string) => string;

/** The server's validation, run before the call; `t` translates, `today` is the tenant's day. */
export function askSchema(t: Words, today: string, currency: string) {
  const required = t('holidays.ask.faults.required');
  const long = t('holidays.ask.faults.long');
  return v.object({
    date: v.pipe(
      v.string(),
      v.check(
        (date) => dayFault(date, today) === null,
        ({ input }) => t(`holidays.search.errors.${dayFault(input, today) ?? 'date'}`),
      ),
      v.check((date) => date >= firstDay(today), t('holidays.ask.faults.soon')),
    ),
    flexibleDays: v.number(),
    party: v.pipe(
      v.object({ adults: v.number(), childAges: v.array(v.nullable(v.number())) }),
      v.check(({ childAges }) => !childAges.includes(null), t('holidays.search.errors.age')),
    ),
    rooms: v.number(),
    contact: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(required),
        v.maxLength(LONGEST_NAME, long),
        v.check(isPersonName, t('holidays.ask.faults.name')),
      ),
      email: v.pipe(v.string(), v.trim(), v.check(isMailAddress, t('holidays.ask.faults.email'))),
      phone: v.pipe(v.string(), v.check(isPhone, t('holidays.ask.faults.phone'))),
    }),
    budget: v.pipe(
      v.string(),
      v.trim(),
      v.check((budget) => !budget || isBudget(budget, currency), t('holidays.ask.faults.budget')),
    ),
    notes: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTES, long)),
  });
}

function isBudget(budget: string, currency: string): boolean {
  const money = typedMoney(budget, currency);
  return money !== null && !money.includes('-') && /[1-9]/.test(money);
}

/** The request body of what was typed. */
export function bodyOf(packageId: string, draft: AskDraft, currency: string): SendHolidayRequest {
  const { date, flexibleDays, party, rooms, contact, notes } = draft;
  const budget = draft.budget.trim() ? typedMoney(draft.budget, currency) : null;
  return {
    packageId,
    date,
    flexibleDays,
    adults: party.adults,
    childAges: party.childAges.filter((age) => age !== null),
    ...(rooms > 0 ? { rooms } : {}),
    contact: { ...contact, name: contact.name.trim(), email: contact.email.trim() },
    ...(budget ? { budget } : {}),
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  };
}

const FIELDS = {
  '/date': 'date',
  '/flexibleDays': 'flexibleDays',
  '/adults': 'party',
  '/childAges': 'party',
  '/rooms': 'rooms',
  '/contact/name': 'contact.name',
  '/contact/email': 'contact.email',
  '/contact/phone': 'contact.phone',
  '/budget': 'budget',
  '/notes': 'notes',
} as const;

export type AskField = (typeof FIELDS)[keyof typeof FIELDS];

/** The form field of a JSON pointer into the request; null when the form has none. */
export function fieldAt(pointer: string): AskField | null {
  const field = pointer.startsWith('/childAges/') ? '/childAges' : pointer;
  return field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : null;
}
