import { isProblem } from '@jetway/kit-api';
import type { GroupQuoteView, GroupRequestPage } from '@jetway/kit-api/fares';
import { useFareAcceptGroupQuoteMutation } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Callout, ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef, useState } from 'react';

import { orderHref } from '../../../shared/addresses';
import { peopleOf } from '../../../shared/passengers';
import { ProblemCallout } from '../../../shared/problem.callout';
import { isOutcomeUnknown } from '../../../shared/unknown-outcome';
import { Amounts, Validity } from './quote.cards';

interface AcceptDialogProps {
  request: GroupRequestPage;
  quote: GroupQuoteView;
  onClose: () => void;
  /** Reads the request again after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the amounts once more, and accepts exactly these. */
export function AcceptDialog({ request, quote, onClose, onRefresh }: AcceptDialogProps) {
  const t = useT('fares');
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = useFareAcceptGroupQuoteMutation();
  const isUnderway = useRef(false);
  // What was read when the dialog opened: a new quote is not accepted unseen.
  const [read] = useState(quote);
  const [isOver, setOver] = useState(quote.isOver);
  const isReplaced = read.number !== quote.number || isProblem(error, 'record.changed');
  const isGone = isReplaced || isOver || isProblem(error, 'fares.request_expired');
  const confirm = async () => {
    if (isUnderway.current || isGone) return;
    isUnderway.current = true;
    const { referenceId } = request;
    const reply = await accept({
      acceptGroupQuote: { referenceId, quote: read.number, acceptedAmount: read.amount },
    });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('requests.accept.done', { reference: reply.data.orderReference }));
    void navigate(orderHref(reply.data.orderReference));
  };
  const close = () => {
    if (error !== undefined || isGone) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('requests.accept.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('requests.accept.confirm')}
      cancelLabel={t('requests.keep')}
      isPending={isLoading}
      isConfirmDisabled={isGone || (error !== undefined && isOutcomeUnknown(error))}
    >
      <Stack gap={4}>
        <Text>{t('requests.accept.text', { count: read.offer.depositHours })}</Text>
        <Amounts quote={read} people={peopleOf(request.trip.passengers)} />
        <Validity quote={read} onExpire={() => setOver(true)} />
        {isGone ? (
          <Callout tone="warning" title={t(isReplaced ? 'requests.accept.replaced' : 'requests.accept.over')}>
            {t('requests.accept.readAgain')}
          </Callout>
        ) : (
          <ProblemCallout error={error} title={t('requests.accept.failed')} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
