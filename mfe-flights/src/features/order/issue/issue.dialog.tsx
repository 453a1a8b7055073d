import type { Order } from '@jetway/kit-api/flights';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Dialog, Stack, Text } from '@jetway/kit-ui';

import { shortage, walletCharge } from '../order.model';
import { IssueFaultCallout } from './issue-fault.callout';
import { PriceFacts } from './price-facts';
import { ShortfallCallout } from './shortfall.callout';
import { useIssue } from './use-issue';
import { useVerifiedPrice } from './use-verified-price';

interface IssueDialogProps {
  order: Order;
  onClose: () => void;
  /** Reads the order again, e.g. when its fare moved. */
  onRefresh: () => void;
  onIssued: (issued: Order) => void;
}

/** Asks the airline for the price, shows what the wallet pays, then issues. Nothing is charged that is not shown here. */
export function IssueDialog({ order, onClose, onRefresh, onIssued }: IssueDialogProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { price, verify } = useVerifiedPrice(order);
  // A price that moved at the last moment is asked for anew, and shown, before it can be accepted.
  const { issue, isPending, fault } = useIssue(order, { onIssued, onMoved: verify });
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const fare = price.kind === 'priced' ? price.fare : null;
  const charge = fare && walletCharge(fare);
  const lacking = charge && available ? shortage(charge, available) : null;
  const isShort = lacking !== null || fault?.kind === 'insufficient';
  const isOver = fault?.kind === 'unknown' || price.kind === 'gone' || price.kind === 'over';
  const change = price.kind === 'priced' ? price.change : null;
  const close = () => {
    if (isOver || change) onRefresh();
    onClose();
  };
  const footer = (
    <>
      <Button variant="ghost" isDisabled={isPending} onPress={close}>
        {t(isOver ? 'order.issueDialog.close' : 'order.issueDialog.cancel')}
      </Button>
      {!isOver && price.kind !== 'failed' && (
        <Button variant="primary" isPending={isPending} isDisabled={!fare || lacking !== null} onPress={() => fare && void issue(fare)}>
          {fare && change
            ? t('order.issueDialog.accept', { amount: formatMoney(fare.customerTotal, locale) })
            : t('order.issueDialog.confirm')}
        </Button>
      )}
      {price.kind === 'failed' && (
        <Button variant="primary" onPress={verify}>
          {t('order.issueDialog.askAgain')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('order.issueDialog.title')} isOpen onOpenChange={close} dismissal={isPending ? 'none' : 'keyboard'} footer={footer}>
      <Stack gap={4}>
        <Text muted role="status">
          {t(isPending ? 'booking.processing' : price.kind === 'asking' ? 'order.issueDialog.asking' : 'order.issueDialog.text')}
        </Text>
        <PriceFacts price={price} available={available ?? null} />
        {isShort && <ShortfallCallout shortfall={lacking ?? (fault?.kind === 'insufficient' ? fault.shortfall : null)} />}
        {fault && price.kind === 'priced' && <IssueFaultCallout fault={fault} />}
      </Stack>
    </Dialog>
  );
}
