import type { Dispatch, SetStateAction } from 'react';

import type { VisaAskedItem } from '../../../api/endpoints/visas';

/** Something the agency is asked to correct: a field of the form or a document. */
export interface Asked {
  kind: 'field' | 'document';
  /** Name of the field, or code of the document. */
  name: string;
  reason: string;
  /** What is wrong with the reason as it was sent. */
  fault?: string | undefined;
}

/** Longest reason, in characters. */
export const LONGEST_REASON = 300;

const keyOf = ({ kind, name }: Pick<Asked, 'kind' | 'name'>) => `${kind} ${name}`;

/** What is ticked on every applicant of an application, by applicant and then by item. */
export type Ticked = Readonly<Record<string, Readonly<Record<string, Asked>>>>;
/** Held above the applicants, so that opening another one loses no tick. */
export type TickedState = readonly [Ticked, Dispatch<SetStateAction<Ticked>>];

/** What the operator has ticked so far on one applicant, each with its reason. */
export function askedOf([ticked, setTicked]: TickedState, applicantId: string) {
  const items = ticked[applicantId] ?? {};
  const setItems = (next: Readonly<Record<string, Asked>>) => setTicked((all) => ({ ...all, [applicantId]: next }));
  const without = (key: string) => Object.fromEntries(Object.entries(items).filter(([one]) => one !== key));
  return {
    items: Object.values(items),
    /** The item of a field or document; undefined while it is not asked about. */
    of: (kind: Asked['kind'], name: string): Asked | undefined => items[keyOf({ kind, name })],
    tick: (kind: Asked['kind'], name: string, isAsked: boolean) => {
      const key = keyOf({ kind, name });
      setItems(isAsked ? { ...items, [key]: { kind, name, reason: '' } } : without(key));
    },
    say: (item: Asked, reason: string) => setItems({ ...items, [keyOf(item)]: { ...item, reason, fault: undefined } }),
    /** Marks what is wrong; `faultOf` says it of an item and its place among them. */
    mark: (faultOf: (item: Asked, at: number) => string | undefined) =>
      setItems(
        Object.fromEntries(
          Object.entries(items).map(([key, item], at) => [key, { ...item, fault: faultOf(item, at) }]),
        ),
      ),
    clear: () => setItems({}),
  };
}

export type AskedItems = ReturnType<typeof askedOf>;

/** An item as the call has it. */
export function wireOf({ kind, name, reason }: Asked): VisaAskedItem {
  return { ...(kind === 'field' ? { field: name } : { document: name }), reason: reason.trim() };
}
