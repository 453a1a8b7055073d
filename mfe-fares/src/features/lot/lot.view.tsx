import type { FareLot } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import {
  AirlineBadge,
  Badge,
  Callout,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Money,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { RESULTS } from '../../shared/addresses';
import { useNetHidden } from '../../shared/fare-orders';
import { Journeys } from '../../shared/lots/journeys';
import { RouteLine } from '../../shared/lots/route-line';
import { SeatsFree } from '../../shared/lots/seats-free';
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
          <Terms lot={lot} />
        </Stack>
        <Stack gap={5}>
          <Prices lot={lot} />
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

function Prices({ lot }: { lot: FareLot }) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('lot.prices')}
        </Heading>
        <DescriptionList
          items={lot.prices.map(({ type, amount, agentAmount }) => ({
            term: t(`types.${type}`),
            description: (
              <Stack gap={1}>
                <Money value={amount} />
                {agentAmount && !isNetHidden && (
                  <Text size="xs" muted>
                    {t('youPay')} <Money value={agentAmount} />
                  </Text>
                )}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** What is due when, and what changes cost. */
function Terms({ lot }: { lot: FareLot }) {
  const t = useT('fares');
  const deadline = useDeadline();
  const { deposit, rules } = lot;
  const items = [
    {
      term: t('terms.deposit'),
      description: (
        <>
          {deposit.kind === 'fixed' && deposit.amount ? (
            <>
              <Money value={deposit.amount} /> {t('terms.perSeat')}
            </>
          ) : (
            t('terms.percentOfPrice', { percent: deposit.percent ?? 0 })
          )}
          {', '}
          {t('terms.within', { count: lot.depositHours })}
        </>
      ),
    },
    { term: t('terms.names'), description: deadline(lot.namesBy) },
    { term: t('terms.balance'), description: deadline(lot.balanceBy) },
    { term: t('terms.ticketing'), description: deadline(lot.ticketingBy) },
    {
      term: t('terms.drop'),
      description: (
        <>
          <Money value={rules.dropPenalty} /> {t('terms.perSeat')}
        </>
      ),
    },
    { term: t('terms.cancel'), description: t('terms.percentOfPrice', { percent: rules.cancelPenaltyPercent }) },
    {
      term: t('terms.nameChange'),
      description: (
        <>
          <Money value={rules.nameChangeFee} /> {t('terms.perName')}
        </>
      ),
    },
    { term: t('terms.missed'), description: t('terms.kept', { percent: rules.keepDepositPercent }) },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('terms.title')}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
