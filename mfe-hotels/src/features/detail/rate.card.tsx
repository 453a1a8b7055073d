import type { HotelRate } from '@jetway/kit-api/hotels';
import { Feature, formatDate, formatDeadline, moneyNumber } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT, useTenant } from '@jetway/kit-runtime';
import { Badge, DescriptionList, Disclosure, Heading, Inline, LinkButton, Money, Stack, Text } from '@jetway/kit-ui';

import { bookingHref } from '../../shared/addresses';
import type { RatePlace } from '../../shared/addresses';
import { FreeUntil } from '../../shared/hotel/free-until';
import { useBothClocks } from '../../shared/hotel/use-both-clocks';
import { useNetHidden } from '../../shared/orders/hotel-orders';
import { Plain, RateBox } from './detail.styles';

/** One rate of a room: its board, its terms and its price; it can be booked with 248. */
export function RateCard({ rate, place }: { rate: HotelRate; place: RatePlace }) {
  const t = useT('hotels');
  const { can } = useSession();
  const isNetHidden = useNetHidden();
  const { board, allotment, onRequest, source, remarks } = rate;
  return (
    <RateBox>
      <Heading level={4} size="md">
        {t(`boards.${board}`)}
      </Heading>
      <Inline gap={2}>
        {onRequest && <Badge tone="warning">{t('detail.onRequest')}</Badge>}
        {allotment !== undefined && allotment > 0 && (
          <Badge tone="warning">{t('detail.left', { count: allotment })}</Badge>
        )}
        {source && !isNetHidden && <Badge>{source}</Badge>}
      </Inline>
      <Terms rate={rate} />
      {remarks && <Text muted>{remarks}</Text>}
      <Amounts rate={rate} />
      <Stack gap={1} data-end align="start">
        <Money value={rate.amount} size="lg" />
        <Text size="xs" muted>
          {t('results.card.stay', { nights: t('nights', { count: rate.perNight.length }) })}
        </Text>
        {moneyNumber(rate.payAtHotel) > 0 && (
          <Text size="xs">
            <Money value={rate.payAtHotel} /> {t('results.card.payAtHotel')}
          </Text>
        )}
        {can(Feature.BookHotel) && (
          <LinkButton href={bookingHref(place)} variant="primary" fullWidth>
            {t('detail.book')}
          </LinkButton>
        )}
      </Stack>
    </RateBox>
  );
}

/** Cancellation fees with their times, local to the hotel and to the portal, and until when the rate can be held unpaid. */
function Terms({ rate }: { rate: HotelRate }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  const clocks = useBothClocks();
  const { refundable, cancellation, freeCancellationUntil, freeCancellationUntilLocal, holdUntil, rateType } = rate;
  const fees = cancellation.filter(({ fee }) => moneyNumber(fee) > 0);
  return (
    <>
      {freeCancellationUntil && <FreeUntil instant={freeCancellationUntil} local={freeCancellationUntilLocal} />}
      {!refundable && <Text tone="danger">{t('detail.notRefundable')}</Text>}
      {refundable && fees.length > 0 && (
        <Plain aria-label={t('detail.cancellation')}>
          {fees.map(({ from, fromLocal, fee }) => {
            const { here, there } = clocks(from, fromLocal);
            return (
              <li key={from}>
                {there ? t('detail.feeFromBoth', { local: there, here }) : t('detail.feeFrom', { here })}{' '}
                <Money value={fee} />
              </li>
            );
          })}
        </Plain>
      )}
      {holdUntil && <Text>{t('detail.hold', { until: formatDeadline(holdUntil, locale, timezone) })}</Text>}
      {rateType === 'recheck' && <Text muted>{t('detail.recheck')}</Text>}
    </>
  );
}

/** Expandable breakdown: nights, taxes, and the agency's price and margin unless hidden. */
function Amounts({ rate }: { rate: HotelRate }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const { perNight, taxes, agentAmount, commission } = rate;
  const items = [
    ...perNight.map(({ date, amount }) => ({
      id: date,
      term: formatDate(date, locale),
      description: <Money value={amount} />,
    })),
    ...taxes.map(({ name, amount, payAtHotel }) => ({
      id: name,
      term: payAtHotel ? t('detail.taxAtHotel', { name }) : t('detail.taxIncluded', { name }),
      description: <Money value={amount} />,
    })),
    ...(agentAmount && !isNetHidden
      ? [{ term: t('results.card.net'), description: <Money value={agentAmount} /> }]
      : []),
    ...(commission && !isNetHidden
      ? [{ term: t('detail.commission'), description: <Money value={commission} /> }]
      : []),
  ];
  return (
    <Disclosure title={t('detail.amounts')}>
      <DescriptionList items={items} />
    </Disclosure>
  );
}
