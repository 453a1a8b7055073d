import { isProblem } from '@jetway/kit-api';
import type { HotelCancelQuote, HotelOrder } from '@jetway/kit-api/hotels';
import { useHotelCancelMutation, useHotelCancelQuoteQuery } from '@jetway/kit-api/hotels';
import { formatDateTime } from '@jetway/kit-domain';
import { minorOf, problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
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

import { refundItems } from '../../../shared/orders/refund-items';
import { TwoTimes } from '../../../shared/orders/two-times';
import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';

interface CancelDialogProps {
  order: HotelOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the current cancellation fee, and cancels at exactly that fee. */
export function CancelDialog({ order, onClose, onRefresh }: CancelDialogProps) {
  const t = useT('hotels');
  const { referenceId } = order;
  const quote = useHotelCancelQuoteQuery(
    { hotelReferenceRequest: { referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel, { isLoading, error, reset }] = useHotelCancelMutation();
  const [over, setOver] = useState('');
  const current = quote.isFetching ? undefined : quote.data;
  const isOver = current !== undefined && (over === current.quoteId || isProblem(error, 'hotel.quote_expired'));
  const isUnknown = error !== undefined && isOutcomeUnknown(error);
  const askAgain = () => {
    reset();
    void quote.refetch();
  };
  const confirm = async () => {
    if (!current) return;
    const reply = await cancel({ cancelHotelRequest: { referenceId, quoteId: current.quoteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    if (reply.data.status === 'cancelled') toast.success(t('order.cancel.done', { reference: referenceId }));
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
        <Text>{t('order.cancel.text', { hotel: order.hotel.name, reference: referenceId })}</Text>
        {!current && !quote.isError && <Skeleton height="6rem" />}
        {current && !isOver && <Quote key={current.quoteId} quote={current} onOver={() => setOver(current.quoteId)} />}
        {isOver && (
          <Callout
            tone="warning"
            title={t('order.cancel.over.title')}
            action={
              <Button size="sm" onPress={askAgain}>
                {t('order.cancel.over.action')}
              </Button>
            }
          >
            {t('order.cancel.over.text')}
          </Callout>
        )}
        {quote.isError && !quote.isFetching && (
          <Callout
            tone="danger"
            title={t('order.cancel.noQuote')}
            action={
              <Button size="sm" onPress={askAgain}>
                {t('order.cancel.over.action')}
              </Button>
            }
          >
            {t(`orders.problems.${problemKey(quote.error)}`)}
          </Callout>
        )}
        {error !== undefined && !isOver && <Fault error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Fault({ error }: { error: unknown }) {
  const t = useT('hotels');
  if (isOutcomeUnknown(error)) {
    return (
      <Callout tone="warning" title={t('order.cancel.silent.title')}>
        {t('order.cancel.silent.text')}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" title={t('order.cancel.failed')}>
      {t(`orders.problems.${problemKey(error)}`)}
    </Callout>
  );
}

function Quote({ quote, onOver }: { quote: HotelCancelQuote; onOver: () => void }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { fee, nextStep, hotelLocalNow, validUntil } = quote;
  const items = [
    {
      term: t('order.cancel.fee'),
      description: minorOf(fee) > 0n ? <Money value={fee} size="lg" /> : t('order.cancel.free'),
    },
    ...refundItems(quote, t('order.cancel.refund')),
    { term: t('order.cancel.hotelNow'), description: formatDateTime(hotelLocalNow, locale) },
    {
      term: t('order.cancel.valid'),
      description: <Countdown until={validUntil} label={t('order.cancel.valid')} onExpire={onOver} />,
    },
  ];
  return (
    <Stack gap={3}>
      <DescriptionList items={items} />
      <Text size="sm" muted>
        {nextStep ? (
          <>
            {t('order.cancel.next')} <TwoTimes instant={nextStep.from} local={nextStep.fromLocal} />:{' '}
            <Money value={nextStep.fee} />
          </>
        ) : (
          t('order.cancel.noNext')
        )}
      </Text>
    </Stack>
  );
}
