import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';
import type { FieldPath, FieldValues, UseFormReturn } from '@jetway/kit-ui/forms';

/** Looks up the message of a refusal by its stable code; falls back to the server's sentence. */
export type Say = (key: string, options: { defaultValue: string }) => string;

const UNREACHABLE = 'We could not reach the service. Try again in a moment.';

/** Error message of one field, in the page's language. */
export function faultWords({ code, detail }: Pick<FieldError, 'code' | 'detail'>, say: Say): string {
  return say(`records.faults.${code.replaceAll('.', '_')}`, { defaultValue: detail });
}

/** Error message of a single input, such as a file, or of a network failure. */
export function firstFault(error: unknown, say: Say): string {
  const [fault] = problemOf(error)?.errors ?? [];
  return fault ? faultWords(fault, say) : say('records.unreachable', { defaultValue: UNREACHABLE });
}

/**
 * Shows a refusal at the fields it names, by the first segment of their pointers; returns the messages that belong to no
 * field.
 */
export function showRefusal<Form extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Form>,
  fields: readonly FieldPath<Form>[],
  say: Say,
): string | undefined {
  const problem = problemOf(error);
  if (!problem) return say('records.unreachable', { defaultValue: UNREACHABLE });
  let isShown = false;
  for (const fault of problem.errors ?? []) {
    const name = fields.find((field) => fault.pointer.split('/')[1] === field);
    if (!name) continue;
    isShown = true;
    form.setError(name, { message: faultWords(fault, say) });
  }
  if (isShown) return undefined;
  const own = problem.detail ?? problem.title;
  return say(`records.problems.${problem.code.replaceAll('.', '_')}`, { defaultValue: own });
}
