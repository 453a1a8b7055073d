import type { GroupOrder } from '@jetway/kit-api/fares';
import { useFarePayBalanceMutation, useFarePayDepositMutation } from '@jetway/kit-api/fares';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { shortage, ShortfallCallout } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { ConfirmDialog, DescriptionList, Money, Skeleton, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef } from 'react';

import { ProblemCallout } from '../../../shared/problem.callout';

interface PayDialogProps {
  /** The deposit holds the seats beyond their first hours; the balance pays the rest. */
  part: 'deposit' | 'balance';
  order: GroupOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows the charge and the wallet's balance, then pays deposit or balance. */
export function PayDialog({ part, order, onClose, onRefresh }: PayDialogProps) {
  const t = useT('fares');
  const { can } = useSession();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const [payDeposit, deposit] = useFarePayDepositMutation();
  const [payBalance, balance] = useFarePayBalanceMutation();
  const { isLoading, error } = part === 'deposit' ? deposit : balance;
  const isUnderway = useRef(false);
  const { referenceId } = order;
  const { amount } = order[part];
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  // Without 203 the amount shown is the customer's, which says nothing about the wallet.
  const lacking = available && can(Feature.ShowCommision) ? shortage(amount, available) : null;
  const confirm = async () => {
    // The dialog shows a shortfall; the server would refuse it too.
    if (isUnderway.current || lacking !== null) return;
    isUnderway.current = true;
    const pay = part === 'deposit' ? payDeposit : payBalance;
    const reply = await pay({ payGroupRequest: { referenceId, acceptedAmount: amount } });
    isUnderway.current = false;
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t(`order.pay.${part}.done`));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  const items = [
    { term: t(`order.pay.${part}.amount`), description: <Money value={amount} size="lg" /> },
    {
      term: t('order.pay.available'),
      description: available ? <Money value={available} /> : !wallet.isError && <Skeleton width="6rem" />,
    },
  ];
  return (
    <ConfirmDialog
      title={t(`order.pay.${part}.title`)}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.pay.confirm')}
      cancelLabel={t('order.pay.keep')}
      isPending={isLoading}
      isConfirmDisabled={lacking !== null}
    >
      <Stack gap={4}>
        <Text>{t(`order.pay.${part}.text`, { reference: referenceId })}</Text>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
        {lacking === null ? (
          <ProblemCallout error={error} title={t('order.pay.failed')} />
        ) : (
          <ShortfallCallout shortfall={lacking} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
