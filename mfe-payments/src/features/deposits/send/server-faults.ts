import { problemOf } from '@jetway/kit-api';
import type { FieldPath, FieldValues, UseFormReturn } from '@jetway/kit-ui/forms';

import type { AmountLimits } from '../model/amounts';

/** Looks up a message; falls back to the server's sentence. */
type Say = (key: string, options: { defaultValue: string; min: string; max: string }) => string;

/**
 * Shows a refusal at the fields it names; `names` has the form's field of each name of a request that differs. Returns whether
 * any field shows it.
 */
export function showFaults<Form extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Form>,
  fields: readonly FieldPath<Form>[],
  {
    names = {},
    limits,
    say,
  }: { names?: Readonly<Partial<Record<string, FieldPath<Form>>>>; limits: AmountLimits; say: Say },
): boolean {
  let isShown = false;
  for (const { pointer, code, detail } of problemOf(error)?.errors ?? []) {
    const part = pointer.split('/')[1] ?? '';
    const name = names[part] ?? fields.find((field) => field === part);
    if (!name) continue;
    isShown = true;
    form.setError(name, {
      message: say(`deposits.faults.${code}`, { defaultValue: detail, min: limits.min, max: limits.max }),
    });
  }
  return isShown;
}
