import type { OrderNote } from '@jetway/kit-api/orders';
import { useRemoveOrderNoteMutation } from '@jetway/kit-api/orders';
import { Callout, ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import { Written } from './notes.styles';

interface RemoveNoteDialogProps {
  orderReference: string;
  note: OrderNote;
  onClose: () => void;
  /** Called after the note was removed; closes the dialog. */
  onRemoved: () => void;
}

/** Asks for confirmation, then removes the user's own note. */
export function RemoveNoteDialog({
  orderReference,
  note: { noteId, text },
  onClose,
  onRemoved,
}: RemoveNoteDialogProps) {
  const t = useOrderT();
  const [removeOrderNote, { isLoading, error }] = useRemoveOrderNoteMutation();
  const remove = async () => {
    const reply = await removeOrderNote({ removeOrderNoteRequest: { orderReference, noteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('orders.notes.removal.done'));
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={t('orders.notes.removal.title')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void remove()}
      confirmLabel={t('orders.notes.removal.confirm')}
      cancelLabel={t('orders.notes.removal.keep')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={3}>
        <Written dir="auto">{text}</Written>
        <Text muted>{t('orders.notes.removal.text')}</Text>
        {error !== undefined && (
          <Callout tone="danger" title={t('orders.notes.removal.failed')}>
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
