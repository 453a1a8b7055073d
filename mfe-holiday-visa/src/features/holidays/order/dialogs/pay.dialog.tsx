import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useHolidayPayBalanceMutation, useHolidayPayDepositMutation } from '@jetway/kit-api/holidays';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { shortage, ShortfallCallout } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { ConfirmDialog, DescriptionList, Money, Skeleton, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef } from 'react';

import { ProblemCallout } from '../../../../shared/holidays/problem.callout';

interface PayDialogProps {
  /** The deposit lets operations confirm the holiday; the balance pays the rest. */
  part: 'deposit' | 'balance';
  order: HolidayOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows what is charged and what the wallet has, then pays a part of the price. */
export function PayDialog({ part, order, onClose, onRefresh }: PayDialogProps) {
  const t = useT('visas');
  const { can } = useSession();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const [payDeposit, deposit] = useHolidayPayDepositMutation();
  const [payBalance, balance] = useHolidayPayBalanceMutation();
  const { isLoading, error } = part === 'deposit' ? deposit : balance;
  const isUnderway = useRef(false);
  const { orderReference } = order;
  const { amount } = order[part];
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  // Without 203 the amount shown is the customer's, which says nothing about the wallet.
  const lacking = available && can(Feature.ShowCommision) ? shortage(amount, available) : null;
  const confirm = async () => {
    // The dialog shows a shortfall; the server would refuse it too.
    if (isUnderway.current || lacking !== null) return;
    isUnderway.current = true;
    const pay = part === 'deposit' ? payDeposit : payBalance;
    const reply = await pay({ payHolidayRequest: { orderReference, acceptedAmount: amount } });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t(`holidays.order.pay.${part}.done`));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  const items = [
    { term: t(`holidays.order.pay.${part}.amount`), description: <Money value={amount} size="lg" /> },
    {
      term: t('holidays.order.pay.available'),
      description: available ? <Money value={available} /> : !wallet.isError && <Skeleton width="6rem" />,
    },
  ];
  return (
    <ConfirmDialog
      title={t(`holidays.order.pay.${part}.title`)}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('holidays.order.pay.confirm')}
      cancelLabel={t('holidays.order.pay.keep')}
      isPending={isLoading}
      isConfirmDisabled={lacking !== null}
    >
      <Stack gap={4}>
        <Text>{t(`holidays.order.pay.${part}.text`, { reference: orderReference })}</Text>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
        {lacking === null ? (
          <ProblemCallout error={error} title={t('holidays.order.pay.failed')} />
        ) : (
          <ShortfallCallout shortfall={lacking} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
