import { problemOf } from '@jetway/kit-api';
import type { FieldPath, FieldValues, UseFormReturn } from '@jetway/kit-ui/forms';

/** How a refusal's texts are found: by stable code, else the server's own sentence. */
type Say = (key: string, options: { defaultValue: string }) => string;

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
  if (!problem) return say('records.unreachable', { defaultValue: 'We could not reach the service. Try again in a moment.' });
  let isShown = false;
  for (const fault of problem.errors ?? []) {
    const name = fields.find((field) => fault.pointer.split('/')[1] === field);
    if (!name) continue;
    isShown = true;
    form.setError(name, { message: say(`records.faults.${fault.code.replaceAll('.', '_')}`, { defaultValue: fault.detail }) });
  }
  if (isShown) return undefined;
  const own = problem.detail ?? problem.title;
  return say(`records.problems.${problem.code.replaceAll('.', '_')}`, { defaultValue: own });
}
