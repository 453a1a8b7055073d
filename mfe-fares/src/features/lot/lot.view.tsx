import { Feature } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { AirlineBadge, Badge, Callout, Card, Heading, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { newQuoteHref, RESULTS } from '../../shared/addresses';
import { Journeys } from '../../shared/lots/journeys';
import { RouteLine } from '../../shared/lots/route-line';
import { SeatsFree } from '../../shared/lots/seats-free';
import { PricesCard, TermsCard } from '../../shared/lots/terms.cards';
import { DepartureCalendar } from './calendar';
import { HoldForm } from './hold.form';
import type { HoldFormProps } from './hold.form';
import { Columns } from './lot.styles';

/** The page content of a lot. */
export function LotView({ lot, draft, onLeave, onRefresh }: HoldFormProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { can } = useSession();
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={3}>
          <div>
            <Link to={RESULTS[lot.kind]}>{t('lot.back')}</Link>
          </div>
          <Heading level={1} size="xl">
            {lot.title}
          </Heading>
          <Inline gap={3} wrap>
            <AirlineBadge code={lot.airline.code} name={lot.airline.name} showName />
            <SeatsFree count={lot.seatsFree} />
            {lot.userRating > 0 && (
              <Badge tone="accent">
                {t('rating', { rating: lot.userRating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}
              </Badge>
            )}
          </Inline>
          <RouteLine lot={lot} />
          <Inline gap={2} wrap>
            {lot.featureTags.map((tag) => (
              <Badge key={tag}>{t(`features.${tag}`)}</Badge>
            ))}
          </Inline>
          {lot.kind === 'umrah' && (
            <div>
              <LinkButton href={newQuoteHref(lot.lotId)}>{t('umrah.start')}</LinkButton>
            </div>
          )}
        </Stack>
      </Card>
      <Columns>
        <Stack gap={5}>
          <Card padding="md">
            <Stack gap={3}>
              <Heading level={2} size="md">
                {t('lot.flights')}
              </Heading>
              <Journeys journeys={lot.journeys} />
              <Text size="sm" muted>
                {t('baggage', { baggage: lot.baggage })}
              </Text>
              {lot.fareNotes && (
                <Text size="sm">
                  <bdi>{lot.fareNotes}</bdi>
                </Text>
              )}
            </Stack>
          </Card>
          <DepartureCalendar lot={lot} />
          <TermsCard lot={lot} rules={lot.rules} />
        </Stack>
        <Stack gap={5}>
          <PricesCard prices={lot.prices} />
          {can(Feature.BookTicket) ? (
            <HoldForm lot={lot} draft={draft} onLeave={onLeave} onRefresh={onRefresh} />
          ) : (
            <Callout tone="info" title={t('lot.noBooking.title')}>
              {t('lot.noBooking.text')}
            </Callout>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
