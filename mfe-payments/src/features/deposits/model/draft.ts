import type { DepositMethodName } from '@jetway/kit-api/payment';
import { jsonKey } from '@jetway/kit-runtime';

import { daysAfter } from './days';

/** Texts of a form by field name. */
type Texts = Readonly<Record<string, string>>;

interface Kept {
  savedOn: string;
  texts: Texts;
}

/** Older payments are refused anyway. */
const KEPT_DAYS = 15;

/** The unsent form of a user and method in this browser. Files are not kept. */
export function draftOf(userId: string, method: DepositMethodName) {
  const key = jsonKey<Kept>(`deposit-draft.${userId}.${method}`, 1);
  return {
    /** The texts, if there are any and they are recent. */
    read: (today: string): Texts | null => {
      const kept = key.read();
      if (!kept || kept.savedOn < daysAfter(today, -KEPT_DAYS)) return null;
      return kept.texts;
    },
    /** Keeps all texts but empty ones; nothing when all are empty. */
    write: (values: Readonly<Record<string, unknown>>, today: string): void => {
      const texts = Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
      if (Object.keys(texts).length === 0) key.remove();
      else key.write({ savedOn: today, texts });
    },
    remove: () => key.remove(),
  };
}

export type Draft = ReturnType<typeof draftOf>;

/** Values with the texts of a draft in place of their own. Unknown names of an older page are dropped. */
export function withDraft<Values extends object>(values: Values, texts: Texts | null): Values {
  const known = Object.entries(texts ?? {}).filter(([name]) => typeof (values as Record<string, unknown>)[name] === 'string');
  return { ...values, ...Object.fromEntries(known) };
}
