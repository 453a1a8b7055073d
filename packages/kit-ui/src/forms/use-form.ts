import { cleanStrings } from '@jetway/kit-domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useForm as useHookForm } from 'react-hook-form';

import { focusFirstInvalid } from './invalid-fields';

/**
 * Form state. The schema sees, and a submit sends, the values as the server reads them (`cleanStrings`). A submit that the schema or the server refuses focuses the first invalid field in reading order, of whatever
 * kind it is.
 */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Output = Values>(
  options?: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  const { resolver } = options ?? {};
  const cleaned: typeof resolver =
    resolver && ((values, context, settings) => resolver(cleanStrings(values), context, settings));
  const form = useHookForm<Values, Context, Output>({
    ...options,
    ...(cleaned ? { resolver: cleaned } : {}),
    shouldFocusError: false,
  });
  const element = useRef<Element | null>(null);
  const { submitCount, errors } = form.formState;
  const focus = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(element.current);
  });
  // By then the fields show their errors.
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event?: BaseSyntheticEvent) => {
      element.current =
        event?.currentTarget instanceof Element
          ? event.currentTarget
          : (document.activeElement?.closest('form') ?? null);
      return submit(event);
    };
  };
  return { ...form, handleSubmit };
}
