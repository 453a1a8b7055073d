import type { PackageCard as Card } from '@jetway/kit-api/packages';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Heading, Inline, LinkButton, Money, Text } from '@jetway/kit-ui';
import { memo } from 'react';

import { useNetHidden } from '../../../shared/holidays/holiday-orders';
import { Picture } from '../../../shared/holidays/picture';
import { CardBox, Facts, PriceColumn } from './results.styles';

interface PackageCardProps {
  card: Card;
  href: string;
  /** Whether the price is that of a party; otherwise of one adult. */
  isForParty: boolean;
}

/** One package of the list: picture, type, duration, rating, highlights and price. Its title opens it. */
export const PackageCard = memo(function PackageCard({ card, href, isForParty }: PackageCardProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const { priceFrom, pricePerAdult } = card;
  return (
    <CardBox aria-label={card.title}>
      <Picture address={card.image} seed={card.id} />
      <Facts>
        <Inline gap={2} wrap>
          <Badge tone="accent">{t(`holidays.types.${card.type}`)}</Badge>
          <Badge>{t('holidays.days', { count: card.days })}</Badge>
          {card.rating > 0 && (
            <Badge>
              {t('holidays.rating', { rating: card.rating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}
            </Badge>
          )}
        </Inline>
        <Heading level={3} size="md">
          <Link to={href}>
            <bdi>{card.title}</bdi>
          </Link>
        </Heading>
        <Text size="sm" muted>
          <bdi>{card.city}</bdi>
          {' · '}
          {t('holidays.nights', { count: card.nights })}
          {isForParty && card.startsOn && ` · ${t('holidays.startsOn', { day: formatDate(card.startsOn, locale) })}`}
        </Text>
        <Text size="sm">
          <bdi>{card.highlights.join(' · ')}</bdi>
        </Text>
      </Facts>
      <PriceColumn>
        <div>
          <Money value={isForParty ? priceFrom.amount : pricePerAdult.amount} size="lg" />
          <Text size="xs" muted>
            {t(isForParty ? 'holidays.forParty' : 'holidays.perAdult')}
          </Text>
          {isForParty && (
            <Text size="sm">
              <Money value={pricePerAdult.amount} /> {t('holidays.perAdult')}
            </Text>
          )}
          {priceFrom.agentAmount && isForParty && !isNetHidden && (
            <Text size="sm">
              {t('holidays.youPay')} <Money value={priceFrom.agentAmount} />
            </Text>
          )}
        </div>
        <LinkButton href={href} variant="primary">
          {t('holidays.results.open')}
        </LinkButton>
      </PriceColumn>
    </CardBox>
  );
});
