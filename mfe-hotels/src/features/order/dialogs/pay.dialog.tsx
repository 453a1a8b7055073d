import { isProblem, problemOf } from '@jetway/kit-api';
import type { HotelOrder } from '@jetway/kit-api/hotels';
import { useHotelPayMutation } from '@jetway/kit-api/hotels';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { isMoneyText, problemKey, shortage, ShortfallCallout } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, ConfirmDialog, DescriptionList, Money, Skeleton, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef } from 'react';

import { useNetHidden } from '../../../shared/orders/hotel-orders';
import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';

interface PayDialogProps {
  order: HotelOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the charge and the wallet's balance, then pays a held booking. */
export function PayDialog({ order, onClose, onRefresh }: PayDialogProps) {
  const t = useT('hotels');
  const isNetHidden = useNetHidden();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const [pay, { isLoading, error }] = useHotelPayMutation();
  const isUnderway = useRef(false);
  const { agentAmount, amount, referenceId } = order;
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const lacking = available && agentAmount ? shortage(agentAmount, available) : null;
  const confirm = async () => {
    // The dialog shows a shortfall; the server would refuse it too.
    if (isUnderway.current || lacking !== null) return;
    isUnderway.current = true;
    const reply = await pay({ payHotelRequest: { referenceId, acceptedAmount: amount } });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.pay.done', { reference: referenceId }));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  const items = [
    { term: t('price.total'), description: <Money value={amount} size="lg" /> },
    { term: t('price.youPay'), description: agentAmount && !isNetHidden && <Money value={agentAmount} /> },
    {
      term: t('order.pay.available'),
      description: available ? <Money value={available} /> : !wallet.isError && <Skeleton width="6rem" />,
    },
  ];
  return (
    <ConfirmDialog
      title={t('order.pay.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.pay.confirm')}
      cancelLabel={t('order.pay.keep')}
      isPending={isLoading}
      isConfirmDisabled={lacking !== null}
    >
      <Stack gap={4}>
        <Text>{t('order.pay.text', { reference: referenceId })}</Text>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
        {lacking === null ? <Fault error={error} /> : <ShortfallCallout shortfall={lacking} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Fault({ error }: { error: unknown }) {
  const t = useT('hotels');
  if (error === undefined) return null;
  const problem = problemOf(error);
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem?.params?.['shortfall'];
    return <ShortfallCallout shortfall={isMoneyText(shortfall) ? shortfall : null} />;
  }
  if (!problem || isOutcomeUnknown(error)) {
    return (
      <Callout tone="info" title={t('order.pay.silent.title')}>
        {t('order.pay.silent.text')}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" title={t('order.pay.failed')}>
      {t(`orders.problems.${problemKey(error)}`)}{' '}
      {problem.requestId && t('orders.requestId', { id: problem.requestId })}
    </Callout>
  );
}
