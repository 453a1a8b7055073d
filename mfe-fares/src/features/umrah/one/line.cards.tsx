import type { JourneyFare, JourneyLine, JourneyStay, JourneyVisa, UmrahQuotePage } from '@jetway/kit-api/fares';
import { Feature, formatDate, formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Card, Heading, Inline, LinkButton, Money, Stack, Text } from '@jetway/kit-ui';

import { lotHref } from '../../../shared/addresses';
import { useNetHidden } from '../../../shared/fare-orders';
import { Journeys } from '../../../shared/lots/journeys';
import { hotelHref, visaHref } from './sell-links';

interface LineCardProps {
  quote: UmrahQuotePage;
  line: JourneyLine;
}

/** A line of the quote: what it contains, its price, and where it is sold. */
export function LineCard({ quote, line }: LineCardProps) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  const { kind, fare, stay, visa } = line;
  return (
    <Card padding="md" as="section" aria-label={t(`umrah.kinds.${kind}`)}>
      <Stack gap={4}>
        <Inline justify="space-between" align="start" gap={4} wrap>
          <Heading level={2} size="md">
            {t(`umrah.kinds.${kind}`)}
          </Heading>
          <Stack gap={1} align="end">
            <Money value={line.amount} size="lg" />
            {line.agentAmount && !isNetHidden && (
              <Text size="sm" muted>
                {t('youPay')} <Money value={line.agentAmount} />
              </Text>
            )}
          </Stack>
        </Inline>
        {fare && <Fare fare={fare} />}
        {stay && <Stay stay={stay} />}
        {visa && <Visa visa={visa} />}
        <SellLink quote={quote} line={line} />
      </Stack>
    </Card>
  );
}

function Fare({ fare: { title, airline, journeys, baggage } }: { fare: JourneyFare }) {
  const t = useT('fares');
  return (
    <Stack gap={3}>
      <Inline gap={3} wrap>
        <AirlineBadge code={airline.code} name={airline.name} showName />
        <Text weight="medium">
          <bdi>{title}</bdi>
        </Text>
      </Inline>
      <Journeys journeys={journeys} />
      <Text size="sm" muted>
        {t('baggage', { baggage })}
      </Text>
    </Stack>
  );
}

function Stay({ stay }: { stay: JourneyStay }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const free = stay.freeCancellationUntilLocal;
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <bdi>{stay.name}</bdi> · {t('umrah.stars', { count: stay.stars })}
      </Text>
      <Text size="sm" muted>
        <bdi>{stay.address}</bdi>
      </Text>
      <Text>
        {formatDate(stay.checkIn, locale)} – {formatDate(stay.checkOut, locale)} · {t('nights', { count: stay.nights })}
      </Text>
      <Text>
        {t('umrah.rooms', { count: stay.rooms })} · <bdi>{stay.room}</bdi> · {t(`umrah.boards.${stay.board}`)}
      </Text>
      <Text size="sm">{free ? t('umrah.freeUntil', { at: formatDateTime(free, locale) }) : t('umrah.notFree')}</Text>
      {stay.payAtHotel && (
        <Text size="sm">
          {t('umrah.atHotel')} <Money value={stay.payAtHotel} />
        </Text>
      )}
    </Stack>
  );
}

function Visa({ visa: { name, applicants, stayDays, minDays, maxDays, tight } }: { visa: JourneyVisa }) {
  const t = useT('fares');
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <bdi>{name}</bdi> · {t('umrah.applicants', { count: applicants })}
      </Text>
      <Text size="sm">
        {t('umrah.stayDays', { count: stayDays })} · {t('umrah.processing', { min: minDays, max: maxDays })}
      </Text>
      {tight && <Text size="sm">{t('umrah.tight')}</Text>}
    </Stack>
  );
}

/** Opens what the line is sold from, for those who may open it. */
function SellLink({ quote, line: { kind, stay, visa } }: LineCardProps) {
  const t = useT('fares');
  const { can } = useSession();
  const href =
    (kind === 'fare' && lotHref(quote.lotId)) ||
    (stay && can(Feature.SearchHotel) && hotelHref(quote, stay)) ||
    (visa && can(Feature.SearchVisa) && visaHref(quote, visa));
  if (!href) return null;
  return (
    <div>
      <LinkButton href={href}>{t(`umrah.sell.${kind}`)}</LinkButton>
    </div>
  );
}
