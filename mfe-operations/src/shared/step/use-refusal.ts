import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { problemOf } from '../../api';
import type { Faults } from './typed';

/** The fields that an error of a call names; none for an error that names no field. */
export function fieldFaults(error: unknown): Faults {
  return Object.fromEntries((problemOf(error)?.errors ?? []).map(({ pointer, detail }) => [pointer, detail]));
}

/** What is wrong with a field or a part of it; several pointers for a field that is sent as several. */
export function faultIn(faults: Faults, ...pointers: string[]): string | undefined {
  return Object.entries(faults).find(([at]) => pointers.some((one) => at === one || at.startsWith(`${one}/`)))?.[1];
}

const isEmpty = (faults: Faults): boolean => Object.keys(faults).length === 0;

/** Why a call was refused, shown at the fields that the refusal names. */
export function useRefusal<Place extends Element = HTMLDivElement>() {
  const { place, focus } = useFocusOnRefusal<Place>();
  const [refusal, setRefusal] = useState<unknown>();
  const [faults, setFaults] = useState<Faults>({});
  const show = (error: unknown, found: Faults) => {
    setRefusal(error);
    // The same object while nothing is wrong, so that memoised fields are not rendered again.
    setFaults((known) => (isEmpty(known) && isEmpty(found) ? known : found));
    if (!isEmpty(found)) focus();
  };
  return {
    /** Why the last call was refused; undefined after one that was not. */
    refusal,
    /** What is wrong, for forms that pass it on to parts of their own. */
    faults,
    /** Takes the error of a call, or undefined for one that succeeded, and leads to the first field that is wrong. */
    take: (error: unknown) => show(error, fieldFaults(error)),
    /** Takes what the form itself found wrong before a call, and leads to the first field that is wrong. */
    mark: (found: Faults) => show(undefined, found),
    /** As `faultIn` finds it. */
    faultAt: (...pointers: string[]) => faultIn(faults, ...pointers),
    /** Leads to the first field that the form itself marks. */
    focus,
    /** For the element around the fields of a long form, which keeps its marks until it is sent again. */
    place,
    /** For the element around other fields: what was wrong is over once something is changed. */
    fields: { ref: place, onInput: () => setFaults({}) },
  };
}
