import { problemOf } from '@jetway/kit-api';
import type { FareBreakdown } from '@jetway/kit-api/flights';
import type { Money as MoneyOf } from '@jetway/kit-domain';
import type { OpenWay } from '@jetway/kit-orders';
import { isOnline, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, DescriptionList, Money, Skeleton, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { kindOf } from '../../../shared/trip/fare-change';
import { FareChangeFacts } from '../../../shared/trip/fare-change.facts';
import { useNetHidden } from '../../../shared/desk/net-hidden';
import type { VerifiedPrice } from './use-verified-price';

interface PriceFactsProps {
  price: VerifiedPrice;
  /** The wallet's available amount; null while loading. */
  available: MoneyOf | null;
  /** The selected way to pay; null while unknown or not visible to the user. */
  chosen: OpenWay | null;
}

/** The customer's price, the amount paid now, and the wallet's available amount; or why there is no price. */
export function PriceFacts({ price, available, chosen }: PriceFactsProps) {
  const t = useT('flights');
  const { isNetHidden } = useNetHidden();
  switch (price.kind) {
    case 'gone':
    case 'over':
      return (
        <Callout tone="warning" title={t(`order.issueDialog.${price.kind}.title`)}>
          {t(`order.issueDialog.${price.kind}.text`)}
        </Callout>
      );
    case 'failed': {
      const id = problemOf(price.error)?.requestId;
      return (
        <Callout tone="danger" title={t('order.issueDialog.unpriced')}>
          {t(`orders.problems.${problemKey(price.error)}`)} {id && t('booking.requestId', { id })}
        </Callout>
      );
    }
    case 'asking':
      return <Amounts customer={<Waiting />} charge={isNetHidden ? undefined : <Waiting />} available={available} />;
    case 'priced':
      return (
        <Stack gap={4}>
          {price.change && (
            <Callout tone="warning" title={t(`booking.changed.title.${kindOf(price.change)}`)}>
              <FareChangeFacts change={price.change} />
            </Callout>
          )}
          <Amounts
            customer={<Money value={price.fare.customerTotal} />}
            {...paidNow(price.fare, chosen, isNetHidden)}
            available={available}
          />
        </Stack>
      );
  }
}

/** The amount paid now and how; omitted while net amounts are hidden. */
function paidNow(fare: FareBreakdown, chosen: OpenWay | null, isNetHidden: boolean) {
  if (!isNetHidden && chosen && isOnline(chosen.way))
    return { charge: <Money value={chosen.method.total} size="lg" />, payer: 'order.pay.charge' as const };
  const charge = isNetHidden ? undefined : (chosen?.quote.dueNow ?? fare.agentPayable);
  return { charge: charge && <Money value={charge} size="lg" /> };
}

interface AmountsProps {
  customer: ReactNode;
  /** Absent for users who may not see net amounts. */
  charge: ReactNode;
  available: MoneyOf | null;
  payer?: 'order.pay.charge' | 'order.issueDialog.charge';
}

function Amounts({ customer, charge, available, payer = 'order.issueDialog.charge' }: AmountsProps) {
  const t = useT('flights');
  return (
    <DescriptionList
      items={[
        { term: t('order.issueDialog.customer'), description: customer },
        ...(charge ? [{ term: t(payer), description: charge }] : []),
        { term: t('order.issueDialog.available'), description: available ? <Money value={available} /> : <Waiting /> },
      ]}
    />
  );
}

function Waiting() {
  return <Skeleton width="6rem" height="1.25rem" />;
}
