import type { HolidayQuotation, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { useHolidayDeclineMutation, useHolidayWithdrawMutation } from '@jetway/kit-api/holidays';
import { isRefusedAt } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { ConfirmDialog, Stack, Text, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { ProblemCallout } from '../../../shared/holidays/problem.callout';

const LONGEST_REASON = 500;

interface EndDialogProps {
  request: HolidayRequestPage;
  onClose: () => void;
  /** Reads the request again after a concurrent change. */
  onRefresh: () => void;
}

/** Declines the quotation, with a reason for operations if there is one. */
export function DeclineDialog({
  request: { requestReference },
  quotation,
  onClose,
  onRefresh,
}: EndDialogProps & { quotation: HolidayQuotation }) {
  const t = useT('visas');
  const [decline, { isLoading, error }] = useHolidayDeclineMutation();
  const [reason, setReason] = useState('');
  const isRefused = isRefusedAt(error, '/reason');
  // What was read when the dialog opened: a new quotation is not declined unseen.
  const [number] = useState(quotation.number);
  const confirm = async () => {
    const said = reason.trim();
    const reply = await decline({
      declineHolidayQuotation: { requestReference, quotation: number, ...(said ? { reason: said } : {}) },
    });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('holidays.decline.done'));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('holidays.decline.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('holidays.decline.confirm')}
      cancelLabel={t('holidays.goBack')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={4}>
        <Text>{t('holidays.decline.text')}</Text>
        <TextArea
          label={t('holidays.decline.reason')}
          value={reason}
          maxLength={LONGEST_REASON}
          rows={3}
          onChange={setReason}
          errorMessage={isRefused ? t('orders.textRefused') : undefined}
        />
        {!isRefused && <ProblemCallout error={error} title={t('holidays.decline.failed')} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Takes the request back. */
export function WithdrawDialog({ request: { requestReference }, onClose, onRefresh }: EndDialogProps) {
  const t = useT('visas');
  const [withdraw, { isLoading, error }] = useHolidayWithdrawMutation();
  const confirm = async () => {
    const reply = await withdraw({ holidayRequestKey: { requestReference } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('holidays.withdraw.done'));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('holidays.withdraw.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('holidays.withdraw.confirm')}
      cancelLabel={t('holidays.goBack')}
      tone="danger"
      isPending={isLoading}
    >
      <Stack gap={4}>
        <Text>{t('holidays.withdraw.text')}</Text>
        <ProblemCallout error={error} title={t('holidays.withdraw.failed')} />
      </Stack>
    </ConfirmDialog>
  );
}
