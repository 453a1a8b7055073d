import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { ConfirmDialog, DescriptionList, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { shortage } from '../order.model';
import { SettleFaultCallout, ShortCallout } from './settle-fault.callout';
import { useSettle } from './use-settle';

interface SettleDialogProps {
  orderReference: string;
  /** What is due, as it was shown. */
  amount: MoneyText;
  onClose: () => void;
}

/** Shows what is taken and what the wallet has, then pays all that is due. Nothing is charged that is not shown here. */
export function SettleDialog({ orderReference, amount, onClose }: SettleDialogProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { settle, isPending, fault } = useSettle(orderReference, onClose);
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const lacking = available ? shortage(amount, available) : null;
  const told = formatMoney(amount, locale);
  const press = () => {
    // What the wallet lacks stands in the dialog; the server would say the same.
    if (lacking === null) void settle(amount);
  };
  return (
    <ConfirmDialog
      title={t('order.settleDialog.title')}
      isOpen
      onOpenChange={onClose}
      onConfirm={press}
      confirmLabel={t('order.settleDialog.confirm', { amount: told })}
      cancelLabel={t('order.settleDialog.keep')}
      isPending={isPending}
    >
      <Stack gap={4}>
        <Text>{t('order.settleDialog.text', { amount: told, reference: orderReference })}</Text>
        <DescriptionList
          items={[
            { term: t('order.settleDialog.due'), description: <Money value={amount} size="lg" /> },
            { term: t('order.settleDialog.available'), description: available ? <Money value={available} /> : <Skeleton width="6rem" height="1.25rem" /> },
          ]}
        />
        {lacking ? <ShortCallout shortfall={lacking} /> : fault && <SettleFaultCallout fault={fault} />}
      </Stack>
    </ConfirmDialog>
  );
}
