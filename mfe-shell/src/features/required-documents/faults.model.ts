import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';

import type { Documents } from './documents.schema';
import { NOTHING_TYPED } from './documents.schema';

/** Message keys of the server's error codes, below `shell:documents.errors`. */
const KEYS: Partial<Record<string, string>> = {
  'license.missing': 'licenseNumber',
  'license.tooLong': 'tooLong',
  'license.expiry': 'past',
  'aviation.tooLong': 'tooLong',
  'aviation.expiry': 'past',
};

/** A refused field and its reason: a message key, or the server's sentence for an unknown code. */
export interface Fault {
  field: keyof Documents;
  message: string;
}

/** The refused fields that the form has. */
export function faultsOf(error: unknown): Fault[] {
  return (problemOf(error)?.errors ?? []).flatMap(faultOf);
}

function faultOf({ pointer, code, detail }: FieldError): Fault[] {
  const field = pointer.slice(1);
  return field in NOTHING_TYPED ? [{ field: field as keyof Documents, message: KEYS[code] ?? detail }] : [];
}
