import type { VisaOrder } from '@jetway/kit-api/visas';
import type { MoneyText } from '@jetway/kit-domain';
import { formatDate } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Countdown, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';

import { useVisaWords } from '../../shared/orders/use-visa-words';
import { useNetHidden } from '../../shared/orders/visa-orders';
import { ProductFacts } from '../../shared/product/product-facts';

interface SummaryCardProps {
  order: VisaOrder;
  /** What the customer pays, as far as the agent has consented. */
  amount: MoneyText;
}

interface PriceTimerProps {
  order: VisaOrder;
  /** Undefined while the application is being sent: its answer tells. */
  onExpire: (() => void) | undefined;
}

/** How long the price is held; nothing for an order without such a time. */
export function PriceTimer({ order: { priceUntil }, onExpire }: PriceTimerProps) {
  const t = useT('visas');
  if (!priceUntil) return null;
  return (
    <Card padding="sm">
      <Inline justify="space-between" gap={3}>
        <Text size="sm">{t('booking.timer')}</Text>
        {/* Restarts after a pause, so that an expiry during the pause is reported. */}
        <Countdown
          key={`${priceUntil} ${String(Boolean(onExpire))}`}
          until={priceUntil}
          label={t('booking.timer')}
          warnUnderSeconds={120}
          {...(onExpire ? { onExpire } : {})}
        />
      </Inline>
    </Card>
  );
}

/** What is applied for, what it costs, and how long the draft is kept. */
export function SummaryCard({ order, amount }: SummaryCardProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const { country } = useVisaWords();
  const { product, draftUntil } = order;
  return (
    <>
      <Card padding="md">
        <Stack gap={3}>
          <Heading level={2} size="md">
            <bdi>{product.name}</bdi>
          </Heading>
          <DescriptionList
            items={[
              { term: t('booking.reference'), description: <bdi>{order.referenceId}</bdi> },
              { term: t('search.destination'), description: country(product.destination) },
              { term: t('search.nationality'), description: country(order.nationality) },
              { term: t('search.travelDate'), description: formatDate(order.travelDate, locale) },
              ...(order.express ? [{ term: t('booking.start.speed'), description: t('booking.start.express') }] : []),
            ]}
          />
          <ProductFacts product={product} />
          <Text size="sm" muted>
            {t('results.source', { source: product.source, day: formatDate(product.sourceDate, locale) })}{' '}
            {t('results.verify')}
          </Text>
          {draftUntil && (
            <Text size="sm" muted>
              {t('booking.keptUntil', { at: deadline(draftUntil) })}
            </Text>
          )}
        </Stack>
      </Card>
      <PriceCard order={order} amount={amount} />
    </>
  );
}

function PriceCard({ order: { fees, amount: priced, agentAmount }, amount }: SummaryCardProps) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const isAsPriced = amount === priced;
  const items = [
    ...(isAsPriced
      ? [
          { term: t('words.fees.embassy'), description: <Money value={fees.embassy} /> },
          { term: t('words.fees.service'), description: <Money value={fees.service} /> },
          ...(fees.express ? [{ term: t('words.fees.express'), description: <Money value={fees.express} /> }] : []),
          { term: t('words.fees.vat'), description: <Money value={fees.vat} /> },
        ]
      : []),
    { term: t('words.fees.total'), description: <Money value={amount} size="lg" /> },
    ...(agentAmount && isAsPriced && !isNetHidden
      ? [{ term: t('words.fees.youPay'), description: <Money value={agentAmount} /> }]
      : []),
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('booking.fees')}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
