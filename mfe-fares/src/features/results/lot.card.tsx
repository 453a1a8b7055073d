import type { FareLotCard } from '@jetway/kit-api/fares';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { AirlineBadge, Badge, Heading, Inline, LinkButton, Money, Text } from '@jetway/kit-ui';
import { memo } from 'react';

import { lotHref } from '../../shared/addresses';
import { useNetHidden } from '../../shared/fare-orders';
import { RouteLine } from '../../shared/lots/route-line';
import { SeatsFree } from '../../shared/lots/seats-free';
import { CardBox, Facts, PriceColumn } from './results.styles';

/** One lot of the list: route, features, price per seat and free seats. */
export const LotCard = memo(function LotCard({ lot }: { lot: FareLotCard }) {
  const t = useT('fares');
  const deadline = useDeadline();
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const href = lotHref(lot.lotId);
  const adult = lot.prices.find(({ type }) => type === 'adult') ?? lot.prices[0];
  return (
    <CardBox aria-label={lot.title}>
      <Facts>
        <Inline gap={3} wrap>
          <AirlineBadge code={lot.airline.code} name={lot.airline.name} showName />
          <SeatsFree count={lot.seatsFree} />
          {lot.userRating > 0 && (
            <Badge tone="accent">
              {t('rating', { rating: lot.userRating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}
            </Badge>
          )}
        </Inline>
        <Heading level={3} size="md">
          <Link to={href}>{lot.title}</Link>
        </Heading>
        <RouteLine lot={lot} />
        <Inline gap={2} wrap>
          {lot.featureTags.map((tag) => (
            <Badge key={tag}>{t(`features.${tag}`)}</Badge>
          ))}
        </Inline>
        <Text size="sm" muted>
          {t('party', { min: lot.minPassengers, max: lot.maxPassengers })} ·{' '}
          {t('namesUntil', { at: deadline(lot.namesBy) })}
        </Text>
      </Facts>
      <PriceColumn>
        {adult && (
          <div>
            <Money value={adult.amount} size="lg" />
            <Text size="xs" muted>
              {t('perAdult')}
            </Text>
            {adult.agentAmount && !isNetHidden && (
              <Text size="sm">
                {t('youPay')} <Money value={adult.agentAmount} />
              </Text>
            )}
          </div>
        )}
        <LinkButton href={href} variant="primary">
          {t('results.open')}
        </LinkButton>
      </PriceColumn>
    </CardBox>
  );
});
