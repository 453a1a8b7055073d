import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { BOOKINGS } from '../../shared/orders/addresses';
import type { BookFailure } from './use-book';

/** Why a booking was not made, with the hotel's reason if it gave one; or that the outcome is unknown. */
export function BookFailureCallout({ failure: { isUnknown, error } }: { failure: BookFailure }) {
  const t = useT('hotels');
  const problem = problemOf(error);
  const foreign = isProblem(error, 'hotel.refused') ? problem?.detail : undefined;
  return (
    <Callout
      tone={isUnknown ? 'warning' : 'danger'}
      title={t(isUnknown ? 'booking.unheard.title' : 'booking.refused')}
      action={
        isUnknown ? (
          <LinkButton size="sm" href={BOOKINGS}>
            {t('booking.unheard.action')}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={1}>
        {foreign ? (
          <Text lang="en">
            <bdi>{foreign}</bdi>
          </Text>
        ) : (
          <Text>{isUnknown ? t('booking.unheard.text') : t(`orders.problems.${problemKey(error)}`)}</Text>
        )}
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('orders.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Callout>
  );
}
