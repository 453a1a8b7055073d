import { isProblem } from '@jetway/kit-api';
import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useHolidayCancelMutation, useHolidayCancelQuoteQuery } from '@jetway/kit-api/holidays';
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

import { ProblemCallout } from '../../../../shared/holidays/problem.callout';
import { isOutcomeUnknown } from '../../../../shared/orders/unknown-outcome';

interface CancelDialogProps {
  order: HolidayOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows what cancelling costs at this moment, and cancels at exactly that penalty. */
export function CancelDialog({ order, onClose, onRefresh }: CancelDialogProps) {
  const t = useT('visas');
  const { orderReference } = order;
  const quote = useHolidayCancelQuoteQuery(
    { holidayOrderKey: { orderReference } },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel, { isLoading, error, reset }] = useHolidayCancelMutation();
  const [over, setOver] = useState('');
  const current = quote.isFetching ? undefined : quote.data;
  const isOver = current !== undefined && (over === current.quoteId || isProblem(error, 'holidays.quote_expired'));
  const isUnknown = error !== undefined && isOutcomeUnknown(error);
  const askAgain = () => {
    reset();
    void quote.refetch();
  };
  const again = (
    <Button size="sm" onPress={askAgain}>
      {t('holidays.order.cancel.again')}
    </Button>
  );
  const confirm = async () => {
    if (!current) return;
    const reply = await cancel({ cancelHolidayRequest: { orderReference, quoteId: current.quoteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('holidays.order.cancel.done', { reference: orderReference }));
    onClose();
  };
  const close = () => {
    if (isUnknown || isProblem(error, 'order.wrong_state')) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('holidays.order.cancel.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('holidays.order.cancel.confirm')}
      cancelLabel={t('holidays.order.cancel.keep')}
      tone="danger"
      isPending={isLoading}
      isConfirmDisabled={!current || isOver || isUnknown}
    >
      <Stack gap={4}>
        <Text>{t('holidays.order.cancel.text', { title: order.packageTitle })}</Text>
        {!current && !quote.isError && <Skeleton height="5rem" />}
        {current && !isOver && (
          <DescriptionList
            items={[
              {
                term: t('holidays.order.cancel.penalty'),
                description:
                  minorOf(current.penalty) > 0n ? (
                    <Money value={current.penalty} size="lg" />
                  ) : (
                    t('holidays.order.cancel.free')
                  ),
              },
              ...(current.refund === undefined
                ? []
                : [{ term: t('holidays.order.cancel.refund'), description: <Money value={current.refund} /> }]),
              {
                term: t('holidays.order.cancel.valid'),
                description: (
                  <Countdown
                    key={current.quoteId}
                    until={current.validUntil}
                    label={t('holidays.order.cancel.valid')}
                    onExpire={() => setOver(current.quoteId)}
                  />
                ),
              },
            ]}
          />
        )}
        {isOver && (
          <Callout tone="warning" title={t('holidays.order.cancel.over.title')} action={again}>
            {t('holidays.order.cancel.over.text')}
          </Callout>
        )}
        {quote.isError && !quote.isFetching && (
          <Callout tone="danger" title={t('holidays.order.cancel.noQuote')} action={again}>
            {t(`orders.problems.${problemKey(quote.error)}`)}
          </Callout>
        )}
        {!isOver && <ProblemCallout error={error} title={t('holidays.order.cancel.failed')} />}
      </Stack>
    </ConfirmDialog>
  );
}
