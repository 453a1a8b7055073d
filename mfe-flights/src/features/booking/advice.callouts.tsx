import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { formatMoney } from '@jetway/kit-domain';
import { Button, Callout, Inline, Text } from '@jetway/kit-ui';
import { useSearchParams } from '@jetway/kit-runtime/router';

import { bookingHref } from '../../shared/addresses';
import { queryFrom } from '../../shared/search-query';
import type { BookingSession } from '../../shared/booking/booking.slice';

/** What is worth knowing and stops nothing: a cheaper source, children on their own. */
export function AdviceCallouts({ session: { pricing, request, isSold } }: { session: BookingSession }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { lowerFare, onlyChild } = pricing;
  return (
    <>
      {onlyChild && (
        <Callout tone="warning" title={t('booking.onlyChild.title')}>
          {t('booking.onlyChild.text')}
        </Callout>
      )}
      {lowerFare && !isSold && (
        <Callout tone="info">
          <Inline gap={3} justify="space-between" wrap>
            <Text>{t('booking.lowerFare.text', { saving: formatMoney(lowerFare.saving, locale) })}</Text>
            <Button
              variant="secondary"
              size="sm"
              onPress={() => void navigate(bookingHref({ requestId: request.requestId, itineraryId: lowerFare.itineraryId }, queryFrom(query)))}
            >
              {t('booking.lowerFare.switch', { amount: formatMoney(lowerFare.amount, locale) })}
            </Button>
          </Inline>
        </Callout>
      )}
    </>
  );
}
