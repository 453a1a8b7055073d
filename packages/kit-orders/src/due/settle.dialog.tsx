import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { ConfirmDialog, DescriptionList, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { shortage } from '../money/shortage';
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
  const t = useOrderT();
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
      title={t('orders.settle.title')}
      isOpen
      onOpenChange={onClose}
      onConfirm={press}
      confirmLabel={t('orders.settle.confirm', { amount: told })}
      cancelLabel={t('orders.settle.keep')}
      isPending={isPending}
    >
      <Stack gap={4}>
        <Text>{t('orders.settle.text', { amount: told, reference: orderReference })}</Text>
        <DescriptionList
          items={[
            { term: t('orders.settle.due'), description: <Money value={amount} size="lg" /> },
            {
              term: t('orders.settle.available'),
              description: available ? <Money value={available} /> : <Skeleton width="6rem" height="1.25rem" />,
            },
          ]}
        />
        {lacking ? <ShortCallout shortfall={lacking} /> : fault && <SettleFaultCallout fault={fault} />}
      </Stack>
    </ConfirmDialog>
  );
}
