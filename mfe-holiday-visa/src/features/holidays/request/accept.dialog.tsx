import { isProblem } from '@jetway/kit-api';
import type { HolidayQuotation, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { useHolidayAcceptMutation } from '@jetway/kit-api/holidays';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Callout, ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef, useState } from 'react';

import { holidayOrderHref } from '../../../shared/holidays/addresses';
import { ProblemCallout } from '../../../shared/holidays/problem.callout';
import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';
import { Amounts, Validity } from './quotation.cards';

interface AcceptDialogProps {
  request: HolidayRequestPage;
  quotation: HolidayQuotation;
  onClose: () => void;
  /** Reads the request again after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the amounts once more, and accepts exactly these. */
export function AcceptDialog({ request, quotation, onClose, onRefresh }: AcceptDialogProps) {
  const t = useT('visas');
  const deadline = useDeadline();
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = useHolidayAcceptMutation();
  const isUnderway = useRef(false);
  // What was read when the dialog opened: a new quotation is not accepted unseen.
  const [read] = useState(quotation);
  const [isOver, setOver] = useState(quotation.isOver);
  const isReplaced =
    read.number !== quotation.number || isProblem(error, 'record.changed') || isProblem(error, 'order.amount_mismatch');
  const isGone = isReplaced || isOver || isProblem(error, 'holidays.request_expired');
  const confirm = async () => {
    if (isUnderway.current || isGone) return;
    isUnderway.current = true;
    const { requestReference } = request;
    const reply = await accept({
      acceptHolidayQuotation: { requestReference, quotation: read.number, acceptedAmount: read.total },
    });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('holidays.accept.done', { reference: reply.data.orderReference }));
    void navigate(holidayOrderHref(reply.data.orderReference));
  };
  const close = () => {
    if (error !== undefined || isGone) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('holidays.accept.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('holidays.accept.confirm')}
      cancelLabel={t('holidays.goBack')}
      isPending={isLoading}
      isConfirmDisabled={isGone || (error !== undefined && isOutcomeUnknown(error))}
    >
      <Stack gap={4}>
        <Text>{t('holidays.accept.text', { at: deadline(read.deposit.dueBy) })}</Text>
        <Amounts quotation={read} />
        <Validity quotation={read} onExpire={() => setOver(true)} />
        {isGone ? (
          <Callout tone="warning" title={t(isReplaced ? 'holidays.accept.replaced' : 'holidays.accept.over')}>
            {t('holidays.accept.readAgain')}
          </Callout>
        ) : (
          <ProblemCallout error={error} title={t('holidays.accept.failed')} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
