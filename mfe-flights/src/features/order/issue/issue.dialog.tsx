import type { Order } from '@jetway/kit-api/flights';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { ShortfallCallout, WaysField, isInPart, isOnline, shortage } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Dialog, Stack, Text } from '@jetway/kit-ui';

import { NetSwitch } from '../../../shared/desk/net.switch';
import { AskParts } from './ask/ask-parts';
import { IssueFaultCallout } from './issue-fault.callout';
import { IssueFooter } from './issue.footer';
import { useIssueForm } from './pay/issue-form';
import { usePayOnline } from './pay/use-pay-online';
import { useWays } from './pay/use-ways';
import { PriceFacts } from './price-facts';
import { useIssue } from './use-issue';
import { useVerifiedPrice } from './use-verified-price';

interface IssueDialogProps {
  order: Order;
  onClose: () => void;
  /** Reloads the order, e.g. after a fare change. */
  onRefresh: () => void;
  onIssued: (issued: Order) => void;
}

/**
 * Verifies the price with the airline, shows the ways to pay, then issues or goes to the payment provider. Charges only
 * amounts that are shown here or that the agent has hidden from a client.
 */
export function IssueDialog({ order, onClose, onRefresh, onIssued }: IssueDialogProps) {
  const t = useT('flights');
  const { orderReference } = order;
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { price, verify } = useVerifiedPrice(order);
  const { form, change, forget } = useIssueForm(orderReference);
  const fare = price.kind === 'priced' ? price.fare : null;
  const { ways, part, isAsking } = useWays(orderReference, fare);
  const chosen = ways.find(({ way }) => way === form.way) ?? ways[0] ?? null;
  const online = usePayOnline(orderReference, verify);
  // A price that changed at the last moment is verified and shown again before it can be accepted.
  const issued = (done: Order) => {
    forget();
    onIssued(done);
  };
  const issuing = useIssue(order, { onIssued: issued, onMoved: verify });
  const isPending = issuing.isPending || online.isPending;
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const leaves = chosen !== null && isOnline(chosen.way);
  // Shows failures of the selected way to pay, but an unknown ticketing outcome takes precedence.
  const fault = leaves && issuing.fault?.kind !== 'unknown' ? online.fault : issuing.fault;
  // Users who may not see net amounts are not shown a shortfall: the server checks it.
  const charge = chosen?.quote.dueNow ?? fare?.agentPayable;
  const lacking = !leaves && charge && available ? shortage(charge, available) : null;
  const isShort = lacking !== null || (!leaves && fault?.kind === 'insufficient');
  const isOver = fault?.kind === 'unknown' || price.kind === 'gone' || price.kind === 'over';
  const changed = price.kind === 'priced' && price.change !== null;
  const close = () => {
    if (isOver || changed) onRefresh();
    onClose();
  };
  const press = () => {
    if (!fare) return;
    if (chosen && leaves) void online.pay(chosen);
    else void issuing.issue(fare, chosen && isInPart(chosen.way) ? chosen.quote : undefined);
  };
  const footer = (
    <IssueFooter
      price={price}
      chosen={chosen}
      isOver={isOver}
      isPending={isPending}
      isBarred={isAsking || lacking !== null}
      onClose={close}
      onPress={press}
      onVerify={verify}
    />
  );
  return (
    <Dialog
      title={t('order.issueDialog.title')}
      isOpen
      onOpenChange={close}
      dismissal={isPending ? 'none' : 'keyboard'}
      footer={footer}
    >
      <Stack gap={4}>
        <Text muted role="status">
          {t(
            isPending
              ? 'booking.processing'
              : price.kind === 'asking'
                ? 'order.issueDialog.asking'
                : leaves
                  ? 'order.pay.explain'
                  : 'order.issueDialog.text',
          )}
        </Text>
        <PriceFacts price={price} available={available ?? null} chosen={chosen} />
        <NetSwitch />
        {fare && !isOver && ways.length > 1 && (
          <WaysField
            ways={ways}
            value={chosen?.way ?? 'wallet'}
            isDisabled={isPending}
            onChange={(way) => change({ way })}
          />
        )}
        {fare && !isOver && part && (
          <AskParts
            orderReference={orderReference}
            quote={part}
            remark={form.remark}
            onRemark={(remark) => change({ remark })}
          />
        )}
        {isShort && (
          <ShortfallCallout shortfall={lacking ?? (fault?.kind === 'insufficient' ? fault.shortfall : null)} />
        )}
        {fault && price.kind === 'priced' && <IssueFaultCallout fault={fault} />}
      </Stack>
    </Dialog>
  );
}
