import { formatMoney } from '@jetway/kit-domain';
import type { OpenWay } from '@jetway/kit-orders';
import { isOnline } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/desk/net-hidden';
import type { VerifiedPrice } from './use-verified-price';

interface IssueFooterProps {
  price: VerifiedPrice;
  /** The selected way to pay, once known. */
  chosen: OpenWay | null;
  /** Nothing is left to do in this dialog. */
  isOver: boolean;
  isPending: boolean;
  /** The ways to pay are still loading, or the wallet is short. */
  isBarred: boolean;
  onClose: () => void;
  onPress: () => void;
  onVerify: () => void;
}

/**
 * The cancel button and the pay button, which states the amount whenever it differs from the one seen before, but no hidden
 * net amount.
 */
export function IssueFooter({
  price,
  chosen,
  isOver,
  isPending,
  isBarred,
  onClose,
  onPress,
  onVerify,
}: IssueFooterProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { isNetHidden } = useNetHidden();
  const fare = price.kind === 'priced' ? price.fare : null;
  const label = () => {
    if (chosen && isOnline(chosen.way))
      return isNetHidden
        ? t('order.pay.goUnseen')
        : t('order.pay.go', { amount: formatMoney(chosen.method.total, locale) });
    if (price.kind === 'priced' && price.change)
      return t('order.issueDialog.accept', { amount: formatMoney(price.fare.customerTotal, locale) });
    return t('order.issueDialog.confirm');
  };
  return (
    <>
      <Button variant="ghost" isDisabled={isPending} onPress={onClose}>
        {t(isOver ? 'order.issueDialog.close' : 'order.issueDialog.cancel')}
      </Button>
      {!isOver && price.kind !== 'failed' && (
        <Button variant="primary" isPending={isPending} isDisabled={!fare || isBarred} onPress={onPress}>
          {label()}
        </Button>
      )}
      {price.kind === 'failed' && (
        <Button variant="primary" onPress={onVerify}>
          {t('order.issueDialog.askAgain')}
        </Button>
      )}
    </>
  );
}
