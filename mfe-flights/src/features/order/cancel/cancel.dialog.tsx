import { isProblem } from '@jetway/kit-api';
import type { Order } from '@jetway/kit-api/flights';
import { useAirCancelMutation } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';

interface CancelDialogProps {
  order: Order;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Asks for confirmation, then cancels the booking with the airline. */
export function CancelDialog({ order, onClose, onRefresh }: CancelDialogProps) {
  const t = useT('flights');
  const [airCancel, { isLoading, error }] = useAirCancelMutation();
  const cancel = async () => {
    const reply = await airCancel({ orderReference: order.orderReference });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.cancelDialog.done', { reference: order.orderReference }));
    onClose();
  };
  const close = () => {
    if (isProblem(error, 'order.wrong_state')) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('order.cancelDialog.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void cancel()}
      confirmLabel={t('order.cancelDialog.confirm')}
      cancelLabel={t('order.cancelDialog.keep')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={3}>
        <Text>{t('order.cancelDialog.text', { reference: order.orderReference })}</Text>
        {error !== undefined && (
          <Callout tone="danger" title={t('order.cancelDialog.failed')}>
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
