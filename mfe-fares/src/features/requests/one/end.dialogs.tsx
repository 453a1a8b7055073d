import type { GroupQuoteView, GroupRequestPage } from '@jetway/kit-api/fares';
import { useFareDeclineGroupQuoteMutation, useFareWithdrawGroupRequestMutation } from '@jetway/kit-api/fares';
import { isRefusedAt } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { ConfirmDialog, Stack, Text, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { ProblemCallout } from '../../../shared/problem.callout';

const LONGEST_REASON = 500;

interface EndDialogProps {
  request: GroupRequestPage;
  onClose: () => void;
  /** Reads the request again after a concurrent change. */
  onRefresh: () => void;
}

/** Declines the quote, with a reason for operations if there is one. */
export function DeclineDialog({
  request: { referenceId },
  quote,
  onClose,
  onRefresh,
}: EndDialogProps & { quote: GroupQuoteView }) {
  const t = useT('fares');
  const [decline, { isLoading, error }] = useFareDeclineGroupQuoteMutation();
  const [reason, setReason] = useState('');
  const isRefused = isRefusedAt(error, '/reason');
  // What was read when the dialog opened: a new quote is not declined unseen.
  const [number] = useState(quote.number);
  const confirm = async () => {
    const said = reason.trim();
    const reply = await decline({
      declineGroupQuote: { referenceId, quote: number, ...(said ? { reason: said } : {}) },
    });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('requests.decline.done'));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('requests.decline.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('requests.decline.confirm')}
      cancelLabel={t('requests.keep')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={4}>
        <Text>{t('requests.decline.text')}</Text>
        <TextArea
          label={t('requests.decline.reason')}
          value={reason}
          maxLength={LONGEST_REASON}
          rows={3}
          onChange={setReason}
          errorMessage={isRefused ? t('orders.textRefused') : undefined}
        />
        {!isRefused && <ProblemCallout error={error} title={t('requests.decline.failed')} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Withdraws the request. */
export function WithdrawDialog({ request: { referenceId }, onClose, onRefresh }: EndDialogProps) {
  const t = useT('fares');
  const [withdraw, { isLoading, error }] = useFareWithdrawGroupRequestMutation();
  const confirm = async () => {
    const reply = await withdraw({ groupRequestReference: { referenceId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('requests.withdraw.done'));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('requests.withdraw.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('requests.withdraw.confirm')}
      cancelLabel={t('requests.keep')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={4}>
        <Text>{t('requests.withdraw.text')}</Text>
        <ProblemCallout error={error} title={t('requests.withdraw.failed')} />
      </Stack>
    </ConfirmDialog>
  );
}
