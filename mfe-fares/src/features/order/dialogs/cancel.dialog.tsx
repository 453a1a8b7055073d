import { isProblem } from '@jetway/kit-api';
import type { GroupOrder } from '@jetway/kit-api/fares';
import { useFareCancelMutation, useFareCancelQuoteQuery } from '@jetway/kit-api/fares';
import { minorOf, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  ConfirmDialog,
  Countdown,
  DescriptionList,
  Money,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { ProblemCallout } from '../../../shared/problem.callout';
import { isOutcomeUnknown } from '../../../shared/unknown-outcome';

interface CancelDialogProps {
  order: GroupOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the current penalty of cancelling all seats, and cancels at exactly that penalty. */
export function CancelDialog({ order, onClose, onRefresh }: CancelDialogProps) {
  const t = useT('fares');
  const { referenceId } = order;
  const quote = useFareCancelQuoteQuery(
    { groupReferenceRequest: { referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel, { isLoading, error, reset }] = useFareCancelMutation();
  const [over, setOver] = useState('');
  const current = quote.isFetching ? undefined : quote.data;
  const isOver = current !== undefined && (over === current.quoteId || isProblem(error, 'fares.quote_expired'));
  const isUnknown = error !== undefined && isOutcomeUnknown(error);
  const askAgain = () => {
    reset();
    void quote.refetch();
  };
  const again = (
    <Button size="sm" onPress={askAgain}>
      {t('order.cancel.again')}
    </Button>
  );
  const confirm = async () => {
    if (!current) return;
    const reply = await cancel({ cancelGroupRequest: { referenceId, quoteId: current.quoteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.cancel.done', { reference: referenceId }));
    onClose();
  };
  const close = () => {
    if (isUnknown || isProblem(error, 'order.wrong_state')) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('order.cancel.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.cancel.confirm')}
      cancelLabel={t('order.cancel.keep')}
      tone="danger"
      isPending={isLoading}
      isConfirmDisabled={!current || isOver || isUnknown}
    >
      <Stack gap={4}>
        <Text>{t('order.cancel.text', { count: order.seats, group: order.groupName })}</Text>
        {!current && !quote.isError && <Skeleton height="5rem" />}
        {current && !isOver && (
          <DescriptionList
            items={[
              {
                term: t('order.cancel.penalty'),
                description:
                  minorOf(current.penalty) > 0n ? <Money value={current.penalty} size="lg" /> : t('order.cancel.free'),
              },
              ...(current.refund === undefined
                ? []
                : [{ term: t('order.cancel.refund'), description: <Money value={current.refund} /> }]),
              {
                term: t('order.cancel.valid'),
                description: (
                  <Countdown
                    key={current.quoteId}
                    until={current.validUntil}
                    label={t('order.cancel.valid')}
                    onExpire={() => setOver(current.quoteId)}
                  />
                ),
              },
            ]}
          />
        )}
        {isOver && (
          <Callout tone="warning" title={t('order.cancel.over.title')} action={again}>
            {t('order.cancel.over.text')}
          </Callout>
        )}
        {quote.isError && !quote.isFetching && (
          <Callout tone="danger" title={t('order.cancel.noQuote')} action={again}>
            {t(`orders.problems.${problemKey(quote.error)}`)}
          </Callout>
        )}
        {!isOver && <ProblemCallout error={error} title={t('order.cancel.failed')} />}
      </Stack>
    </ConfirmDialog>
  );
}
