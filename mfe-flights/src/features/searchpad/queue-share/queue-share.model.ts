import { isProblem, problemOf } from '@jetway/kit-api';
import type { ImportDetails, ImportPnrBody, ImportSource } from '@jetway/kit-api/flights';
import { minorOf, sumOf } from '@jetway/kit-orders';
import { v } from '@jetway/kit-ui/forms';

/** A record as the form has it; the surname is empty when only an address names the record. */
export interface RecordKeys {
  source: string;
  pnr: string;
  surname: string;
}

const LOCATOR = /^[A-Z0-9]{5,6}$/;
/** As of a traveller's surname in a booking. */
const LONGEST_SURNAME = 40;

/** The form's schema; `say` translates the key of a fault. */
export function recordSchema(say: (fault: string) => string, sources: readonly ImportSource[]) {
  const source = v.pipe(
    v.string(),
    v.picklist(
      sources.map(({ code }) => code),
      say('source'),
    ),
  );
  const pnr = v.pipe(v.string(), v.transform(locatorOf), v.regex(LOCATOR, say('pnr')));
  const surname = v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say('surname')),
    v.maxLength(LONGEST_SURNAME, say('surnameLong')),
  );
  return v.object({ source, pnr, surname });
}

/** A record locator as airlines write it: capitals, without spaces. */
export function locatorOf(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Whether it can be looked up: no source shows a record by its locator alone. */
export function isNamed({ source, pnr, surname }: RecordKeys): boolean {
  return source !== '' && pnr !== '' && surname !== '';
}

/** The record in an address, with the surname if it was typed for this very record. */
export function recordFrom(params: URLSearchParams, typed: RecordKeys | null): RecordKeys {
  const source = params.get('source') ?? '';
  const pnr = locatorOf(params.get('pnr') ?? '');
  const surname = typed?.source === source && typed.pnr === pnr ? typed.surname : '';
  return { source, pnr, surname };
}

export function isSameRecord(a: RecordKeys, b: RecordKeys): boolean {
  return a.source === b.source && a.pnr === b.pnr && a.surname === b.surname;
}

export function bodyOf({ source, pnr, surname }: RecordKeys): ImportPnrBody {
  return { source, pnr, surname };
}

/** The transfer texts whose wording is known, by their message key. */
const TRANSFER_TEXTS = {
  queue: /^Share the record with office (?<office>\S+), then place it on queue (?<queue>\S+)\.$/,
  access: /^Give office (?<office>\S+) access to the record, then enter the surname of a traveller\.$/,
};

/** A source's transfer text in the reader's language; null for one whose wording is not known here. */
export function transferWords(t: (key: string, values: Record<string, string>) => string, text: string): string | null {
  for (const [key, wording] of Object.entries(TRANSFER_TEXTS)) {
    const values = wording.exec(text)?.groups;
    if (values) return t(`queueShare.transferTexts.${key}`, values);
  }
  return null;
}

/** Whether another locator, surname or source may find the record that was not found. */
export function isCorrectable(error: unknown): boolean {
  return (
    isProblem(error, 'import.record_not_found') ||
    isProblem(error, 'import.source_not_found') ||
    isProblem(error, 'request.invalid')
  );
}

/** The fare in the record, today's and the difference; null if they are equal. */
export function moveOf({ record: { storedFare }, delta }: ImportDetails) {
  if (!storedFare || !delta || minorOf(delta) === 0n) return null;
  return {
    stored: storedFare,
    today: sumOf([storedFare, delta], storedFare),
    delta: delta.replace('-', ''),
    isDearer: minorOf(delta) > 0n,
  };
}

/** What a refused import leads to. */
export type ImportRefusal =
  /** The fare moved or its price expired: it is checked again. */
  | { kind: 'checkAgain'; reason: 'expired' | 'moved' }
  /** The record is read again, and says why. */
  | { kind: 'readAgain' }
  | { kind: 'claimed'; orderReference: string | undefined }
  /** The price request got no answer; nothing was imported. */
  | { kind: 'unpriced' }
  /** The import request got no answer, or its outcome is unknown; the same request may be sent again. */
  | { kind: 'inDoubt' }
  | { kind: 'failed'; error: unknown };

/** Interprets the refusal of a step. */
export function refusalOf(error: unknown, step: 'price' | 'import'): ImportRefusal {
  const problem = problemOf(error);
  if (isProblem(error, 'price.session_expired') || isProblem(error, 'price.session_not_found'))
    return { kind: 'checkAgain', reason: 'expired' };
  if (isProblem(error, 'offer.price_changed') || isProblem(error, 'order.amount_mismatch'))
    return { kind: 'checkAgain', reason: 'moved' };
  if (isProblem(error, 'import.blocked')) return { kind: 'readAgain' };
  if (isProblem(error, 'import.claimed')) {
    const reference = problem?.params?.['orderReference'];
    return { kind: 'claimed', orderReference: typeof reference === 'string' ? reference : undefined };
  }
  if (!problem || isProblem(error, 'supplier.timeout') || isProblem(error, 'order.outcome_unknown'))
    return { kind: step === 'price' ? 'unpriced' : 'inDoubt' };
  return { kind: 'failed', error };
}
