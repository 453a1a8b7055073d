import type { AloneReasonName } from '@jetway/kit-api/flights';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { formatMoney } from '@jetway/kit-domain';
import { Button, Callout, Inline, Stack, Text } from '@jetway/kit-ui';
import { useSearchParams } from '@jetway/kit-runtime/router';

import { bookingHref } from '../../shared/addresses';
import { queryFrom } from '../../shared/search-query';
import type { BookingSession } from '../../shared/booking/booking.slice';

/** Advice before booking that blocks nothing: a cheaper source, unaccompanied minors. */
export function AdviceCallouts({ session: { pricing, request, isSold } }: { session: BookingSession }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { lowerFare, childrenAlone } = pricing;
  return (
    <>
      {childrenAlone && <AloneAdvice reasons={childrenAlone} />}
      {lowerFare && !isSold && (
        <Callout tone="info">
          <Inline gap={3} justify="space-between" wrap>
            <Text>{t('booking.lowerFare.text', { saving: formatMoney(lowerFare.saving, locale) })}</Text>
            <Button
              variant="secondary"
              size="sm"
              onPress={() =>
                void navigate(
                  bookingHref({ requestId: request.requestId, itineraryId: lowerFare.itineraryId }, queryFrom(query)),
                )
              }
            >
              {t('booking.lowerFare.switch', { amount: formatMoney(lowerFare.amount, locale) })}
            </Button>
          </Inline>
        </Callout>
      )}
    </>
  );
}

/** How the airlines treat unaccompanied minors: the UMNR service, or why they do not accept them. */
function AloneAdvice({ reasons }: { reasons: AloneReasonName[] }) {
  const t = useT('flights');
  return (
    <Callout tone={reasons.length > 0 ? 'warning' : 'info'} title={t('alone.title')}>
      <Stack gap={2}>
        {reasons.map((reason) => (
          <Text key={reason}>{t(`alone.reasons.${reason}`)}</Text>
        ))}
        <Text>{t(reasons.length > 0 ? 'booking.onlyChild.ask' : 'booking.onlyChild.taken')}</Text>
      </Stack>
    </Callout>
  );
}
