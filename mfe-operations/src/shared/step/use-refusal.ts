import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { problemOf } from '../../api';

/** What is wrong with fields by their pointers in the request, such as `/note`. */
export type FieldFaults = Readonly<Record<string, string>>;

/** The fields that an error of a call names; none for an error that names no field. */
export function fieldFaults(error: unknown): FieldFaults {
  return Object.fromEntries((problemOf(error)?.errors ?? []).map(({ pointer, detail }) => [pointer, detail]));
}

/** Why a call was refused, shown at the fields that the refusal names. */
export function useRefusal<Place extends Element = HTMLDivElement>() {
  const { place, focus } = useFocusOnRefusal<Place>();
  const [refusal, setRefusal] = useState<unknown>();
  const [faults, setFaults] = useState<FieldFaults>({});
  const take = (error: unknown) => {
    const named = fieldFaults(error);
    setRefusal(error);
    setFaults(named);
    if (Object.keys(named).length > 0) focus();
  };
  /** What is wrong with a field or a part of it; several pointers for a field that is sent as several. */
  const faultAt = (...pointers: string[]) =>
    Object.entries(faults).find(([at]) => pointers.some((one) => at === one || at.startsWith(`${one}/`)))?.[1];
  return {
    /** Why the last call was refused; undefined after one that was not. */
    refusal,
    /** Takes the error of a call, or undefined for one that succeeded, and leads to the first field that is wrong. */
    take,
    faultAt,
    /** Leads to the first field that the form itself marks. */
    focus,
    /** For the element around the fields: what was wrong is over once something is changed. */
    fields: { ref: place, onInput: () => setFaults({}) },
  };
}
