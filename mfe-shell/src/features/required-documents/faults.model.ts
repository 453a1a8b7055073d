import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';

import type { Documents } from './documents.schema';
import { NOTHING_TYPED } from './documents.schema';

/** What the server finds wrong, by its code; keys under `shell:documents.errors`. */
const KEYS: Partial<Record<string, string>> = {
  'license.missing': 'licenseNumber',
  'license.tooLong': 'tooLong',
  'license.expiry': 'past',
  'aviation.tooLong': 'tooLong',
  'aviation.expiry': 'past',
};

/** A field that was refused, and why: a key, or the server's sentence where it has a reason nobody here knows. */
export interface Fault {
  field: keyof Documents;
  message: string;
}

/** The fields a refusal names, as far as the form has them. */
export function faultsOf(error: unknown): Fault[] {
  return (problemOf(error)?.errors ?? []).flatMap(faultOf);
}

function faultOf({ pointer, code, detail }: FieldError): Fault[] {
  const field = pointer.slice(1);
  return field in NOTHING_TYPED ? [{ field: field as keyof Documents, message: KEYS[code] ?? detail }] : [];
}
