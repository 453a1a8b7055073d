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
  /** The amount due, as displayed. */
  amount: MoneyText;
  onClose: () => void;
}

/** Shows the charge and the wallet's balance, then pays the whole amount due. Charges only what is shown here. */
export function SettleDialog({ orderReference, amount, onClose }: SettleDialogProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { settle, isPending, fault } = useSettle(orderReference, onClose);
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const lacking = available ? shortage(amount, available) : null;
  const told = formatMoney(amount, locale);
  const press = () => {
    // The dialog shows a shortfall; the server would refuse it too.
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
