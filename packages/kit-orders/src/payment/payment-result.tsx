import type { OnlinePayment } from '@jetway/kit-api/payment';
import { useGetPaymentQuery } from '@jetway/kit-api/payment';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { Button, Callout, Inline, Stack, Text } from '@jetway/kit-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useNetHidden, useOrderT } from '../host';
import type { OrderFacts } from '../order-facts';
import { problemKey } from '../problems/problem-text';
import { browser } from './leave';
import { canRetry, isUnderWay, MOST_LOOKS, newsOf, PAYMENT_POLL_MS } from './payment-result.model';
import type { PaymentNews } from './payment-result.model';

const TONE = {
  waiting: 'info',
  fulfilling: 'info',
  fulfilled: 'success',
  toWallet: 'warning',
  failed: 'danger',
  cancelled: 'info',
  expired: 'warning',
  review: 'danger',
} as const satisfies Record<PaymentNews, string>;

interface PaymentResultProps {
  paymentId: string;
  order: OrderFacts;
  /** Reloads the order. */
  onChange: () => void;
  /** Opens the payment again; absent while the order cannot be paid. */
  onRetry?: () => void;
}

/** The last response and the number of polls. */
interface Seen {
  at: number | undefined;
  looks: number;
}

/** The result of a payment the user has just returned from. Polls, up to a limit. */
export function PaymentResult({ paymentId, order, onChange, onRetry }: PaymentResultProps) {
  const t = useOrderT();
  const [isWaiting, setWaiting] = useState(true);
  const [seen, setSeen] = useState<Seen>({ at: undefined, looks: 0 });
  const polls = isWaiting && seen.looks < MOST_LOOKS;
  const payment = useGetPaymentQuery(
    { paymentId },
    { refetchOnMountOrArgChange: true, pollingInterval: polls ? PAYMENT_POLL_MS : 0 },
  );
  const { data, fulfilledTimeStamp } = payment;
  const underWay = data ? isUnderWay(data) : true;
  if (underWay !== isWaiting) setWaiting(underWay);
  if (fulfilledTimeStamp !== seen.at) setSeen({ at: fulfilledTimeStamp, looks: seen.looks + 1 });
  // The order changed with the payment.
  const standing = data && `${data.state} ${data.landing ?? ''}`;
  const onStanding = useEffectEvent(onChange);
  useEffect(() => {
    if (standing) onStanding();
  }, [standing]);
  // And the payment with the order: without a ticket, the money is back in the wallet.
  const known = useRef(order.version);
  const onOrder = useEffectEvent(() => void payment.refetch());
  useEffect(() => {
    if (known.current !== order.version) onOrder();
    known.current = order.version;
  }, [order.version]);

  if (!data && payment.isError) {
    return (
      <Callout tone="warning" title={t('order.paid.unread')}>
        {t(`orders.problems.${problemKey(payment.error)}`)}
      </Callout>
    );
  }
  if (!data) return null;
  const again = () => {
    setSeen({ at: fulfilledTimeStamp, looks: 0 });
    void payment.refetch();
  };
  return <News payment={data} order={order} isTired={underWay && !polls} onLook={again} onRetry={onRetry} />;
}

interface NewsProps {
  payment: OnlinePayment;
  order: OrderFacts;
  /** Polling has stopped. */
  isTired: boolean;
  onLook: () => void;
  onRetry: (() => void) | undefined;
}

function News({ payment, order, isTired, onLook, onRetry }: NewsProps) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const news = newsOf(payment, order);
  if (!news) return null;
  const seen = (value: string) => (isNetHidden ? t('order.paid.unseen') : formatMoney(value, locale));
  return (
    <Callout tone={TONE[news]} title={t(`order.paid.${news}.title`)}>
      <Stack gap={3}>
        <Text role="status">
          {t(isNetHidden && news === 'review' ? 'order.paid.reviewUnseen' : `order.paid.${news}.text`, {
            amount: seen(payment.amount),
            total: seen(payment.total),
          })}{' '}
          {news === 'toWallet' && payment.reason && t(`order.paid.reasons.${payment.reason}`)}
        </Text>
        <Inline gap={3}>
          {canRetry(news) && onRetry && (
            <Button variant="primary" onPress={onRetry}>
              {t('order.paid.retry')}
            </Button>
          )}
          {news === 'waiting' && payment.redirectUrl && (
            <Button variant="secondary" onPress={() => payment.redirectUrl && browser.go(payment.redirectUrl)}>
              {t('order.paid.resume')}
            </Button>
          )}
          {isTired && (
            <Button variant="secondary" onPress={onLook}>
              {t('order.paid.look')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Callout>
  );
}
