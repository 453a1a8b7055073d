import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';
import type { FieldPath, FieldValues, UseFormReturn } from '@jetway/kit-ui/forms';

/** How a refusal's texts are found: by stable code, else the server's own sentence. */
export type Say = (key: string, options: { defaultValue: string }) => string;

const UNREACHABLE = 'We could not reach the service. Try again in a moment.';

/** What is wrong with one field, in the language of the page. */
export function faultWords({ code, detail }: Pick<FieldError, 'code' | 'detail'>, say: Say): string {
  return say(`records.faults.${code.replaceAll('.', '_')}`, { defaultValue: detail });
}

/** What a refusal of a single thing, such as a file, says; that nobody was reached when nobody answered. */
export function firstFault(error: unknown, say: Say): string {
  const [fault] = problemOf(error)?.errors ?? [];
  return fault ? faultWords(fault, say) : say('records.unreachable', { defaultValue: UNREACHABLE });
}

/**
 * Puts a refusal to the fields it names, by the first part of their pointers; answers what concerns no field of the form.
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
