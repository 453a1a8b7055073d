import type { OrderNote } from '@jetway/kit-api/orders';
import { useRemoveOrderNoteMutation } from '@jetway/kit-api/orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';

import { problemKey } from '../../../shared/problem-text';
import { Written } from './notes.styles';

interface RemoveNoteDialogProps {
  orderReference: string;
  note: OrderNote;
  onClose: () => void;
  /** Called after the note was removed; closes the dialog. */
  onRemoved: () => void;
}

/** Asks for confirmation, then removes the user's own note. */
export function RemoveNoteDialog({ orderReference, note: { noteId, text }, onClose, onRemoved }: RemoveNoteDialogProps) {
  const t = useT('flights');
  const [removeOrderNote, { isLoading, error }] = useRemoveOrderNoteMutation();
  const remove = async () => {
    const reply = await removeOrderNote({ removeOrderNoteRequest: { orderReference, noteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.notes.removal.done'));
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={t('order.notes.removal.title')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void remove()}
      confirmLabel={t('order.notes.removal.confirm')}
      cancelLabel={t('order.notes.removal.keep')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={3}>
        <Written dir="auto">{text}</Written>
        <Text muted>{t('order.notes.removal.text')}</Text>
        {error !== undefined && (
          <Callout tone="danger" title={t('order.notes.removal.failed')}>
            {t(`problems.${problemKey(error)}`)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
