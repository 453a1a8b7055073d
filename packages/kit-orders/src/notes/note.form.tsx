import { Button, Stack, TextArea, toast } from '@jetway/kit-ui';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import { isNearEnd, lengthOf, LONGEST, refusalOf } from './notes.model';
import { useAddNote } from './use-add-note';

/** Form for a new note. Ctrl+Enter, or Cmd+Enter, sends it. */
export function NoteForm({ orderReference }: { orderReference: string }) {
  const t = useOrderT();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change, send, isPending, fault, refusal } = useAddNote(orderReference);
  const told = { used: lengthOf(text), most: LONGEST };
  const add = async () => {
    const outcome = await send();
    if (outcome === 'added') toast.success(t('orders.notes.added'));
    // Focuses the field, so that screen readers announce its error.
    if (outcome === 'kept') field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void add();
  };
  const wrong = () => {
    if (fault) return t(`orders.notes.faults.${fault}`, told);
    if (refusal === null) return undefined;
    const known = refusalOf(refusal);
    return known
      ? t(`orders.notes.faults.${known}`, told)
      : t('orders.notes.notAdded', { why: t(`orders.problems.${problemKey(refusal)}`) });
  };
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={t('orders.notes.label')}
          description={t(isNearEnd(text) ? 'orders.notes.count' : 'orders.notes.hint', told)}
          errorMessage={wrong()}
          value={text}
          onChange={change}
          rows={3}
          inputRef={field}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('orders.notes.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
