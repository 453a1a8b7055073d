import type { GroupPassengers, GroupQuoteView, GroupRequestStatusName } from '@jetway/kit-api/fares';
import { formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Card, Countdown, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';

import { Columns } from '../../../shared/columns';
import { useNetHidden } from '../../../shared/fare-orders';
import { Journeys } from '../../../shared/lots/journeys';
import { PricesCard, TermsCard } from '../../../shared/lots/terms.cards';
import { peopleOf } from '../../../shared/passengers';

/** Below this the countdown looks urgent. */
const WARN_SECONDS = 24 * 3600;

interface QuoteCardsProps {
  quote: GroupQuoteView;
  passengers: GroupPassengers;
  status: GroupRequestStatusName;
  /** Reloads the request when its validity ends. */
  onExpire: () => void;
}

/** The quote: flights, price of the party, deadlines and penalties, and until when it is valid. */
export function QuoteCards({ quote, passengers, status, onExpire }: QuoteCardsProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { offer, fareNotes } = quote;
  return (
    <Columns>
      <Stack gap={5}>
        <Card padding="md" as="section" aria-label={t('requests.quote.title')}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('requests.quote.title')}
            </Heading>
            <Inline gap={3} wrap>
              <AirlineBadge code={offer.airline.code} name={offer.airline.name} showName />
              <Text weight="medium">
                <bdi>{offer.title}</bdi>
              </Text>
            </Inline>
            <Journeys journeys={offer.journeys} />
            <Text size="sm" muted>
              {t('baggage', { baggage: offer.baggage })}
            </Text>
            {fareNotes && (
              <Text size="sm">
                <bdi>{fareNotes}</bdi>
              </Text>
            )}
            <Text size="xs" muted>
              {t('requests.quote.made', { at: formatDateTime(quote.quotedAt, locale) })}
            </Text>
          </Stack>
        </Card>
        <TermsCard lot={offer} rules={quote.rules} />
      </Stack>
      <Stack gap={5}>
        <Card padding="md" as="section" aria-label={t('requests.quote.price')}>
          <Stack gap={3}>
            <Heading level={2} size="md">
              {t('requests.quote.price')}
            </Heading>
            <Amounts quote={quote} people={peopleOf(passengers)} />
            {status === 'quoted' && <Validity quote={quote} onExpire={onExpire} />}
          </Stack>
        </Card>
        <PricesCard prices={offer.prices} />
      </Stack>
    </Columns>
  );
}

/** The price of the whole party, and the deposit. */
export function Amounts({ quote, people }: { quote: GroupQuoteView; people: number }) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  const items = [
    { term: t('requests.quote.total', { count: people }), description: <Money value={quote.amount} size="lg" /> },
    ...(quote.agentAmount && !isNetHidden
      ? [{ term: t('youPay'), description: <Money value={quote.agentAmount} /> }]
      : []),
    { term: t('terms.deposit'), description: <Money value={quote.deposit} /> },
  ];
  return <DescriptionList items={items} />;
}

/** Until when the quote can be accepted, by the tenant's clock, and the time that is left. */
export function Validity({ quote, onExpire }: { quote: GroupQuoteView; onExpire: () => void }) {
  const t = useT('fares');
  const deadline = useDeadline();
  return (
    <Inline justify="space-between" gap={3} wrap>
      <Text size="sm">{t('requests.valid', { at: deadline(quote.validUntil) })}</Text>
      {!quote.isOver && (
        <Countdown
          key={quote.number}
          until={quote.validUntil}
          label={t('requests.quote.left')}
          warnUnderSeconds={WARN_SECONDS}
          onExpire={onExpire}
        />
      )}
    </Inline>
  );
}
