import type { DepositMethodName } from '@jetway/kit-api/deposits';
import { daysAfter } from '@jetway/kit-domain/days';
import { jsonKey } from '@jetway/kit-runtime';

/** Texts of a form by field name. */
type Texts = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, unknown>>;

interface Kept {
  savedOn: string;
  texts: Texts;
}

/** Older payments are refused anyway. */
const KEPT_DAYS = 15;

/** A form: that of a method, or the one about a mobile payment already sent. */
export type DraftName = DepositMethodName | 'mobileSent';

/** The unsent form of a user in this browser. Files are not kept. */
export function draftOf(userId: string, name: DraftName) {
  const key = jsonKey<Kept>(`deposit-draft.${userId}.${name}`, 1);
  return {
    /** The texts, if there are any and they are recent. */
    read: (today: string): Texts | null => {
      const kept = key.read();
      if (!kept || kept.savedOn < daysAfter(today, -KEPT_DAYS)) return null;
      return kept.texts;
    },
    /** Keeps the texts that differ from those of a blank form; nothing when none does. */
    write: (values: Values, blank: Values, today: string): void => {
      const isTyped = (entry: [string, unknown]): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && entry[1] !== blank[entry[0]];
      const texts = Object.fromEntries(Object.entries(values).filter(isTyped));
      if (Object.keys(texts).length === 0) key.remove();
      else key.write({ savedOn: today, texts });
    },
    remove: () => key.remove(),
  };
}

export type Draft = ReturnType<typeof draftOf>;

/** Values with the texts of a draft in place of their own. Unknown names of an older page are dropped. */
export function withDraft<Form extends object>(values: Form, texts: Texts | null): Form {
  const known = Object.entries(texts ?? {}).filter(
    ([name]) => typeof (values as Record<string, unknown>)[name] === 'string',
  );
  return { ...values, ...Object.fromEntries(known) };
}
