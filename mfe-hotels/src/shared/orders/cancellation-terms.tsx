import type { HotelRate } from '@jetway/kit-api/hotels';
import { minorOf } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Money, styled, Text } from '@jetway/kit-ui';

import { TwoTimes } from './two-times';

export type Terms = Pick<
  HotelRate,
  'refundable' | 'cancellation' | 'freeCancellationUntil' | 'freeCancellationUntilLocal'
>;

const Steps = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  font-size: var(--jw-text-sm);
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jw-space-1) var(--jw-space-4);
    justify-content: space-between;
  }
`;

/** Cancellation fees with their times, local to the hotel and to the portal. */
export function CancellationTerms({ terms }: { terms: Terms }) {
  const t = useT('hotels');
  const { refundable, cancellation, freeCancellationUntil, freeCancellationUntilLocal } = terms;
  const steps = cancellation.filter(({ fee }) => minorOf(fee) > 0n);
  return (
    <Steps>
      {!refundable && (
        <li>
          <Text weight="semibold">{t('terms.nonRefundable')}</Text>
        </li>
      )}
      {freeCancellationUntil && freeCancellationUntilLocal && (
        <li>
          <Text weight="semibold">{t('terms.freeUntil')}</Text>
          <TwoTimes instant={freeCancellationUntil} local={freeCancellationUntilLocal} />
        </li>
      )}
      {steps.map(({ from, fromLocal, fee }) => (
        <li key={from}>
          <span>
            {t('terms.from')} <TwoTimes instant={from} local={fromLocal} />
          </span>
          <span>
            {t('terms.fee')} <Money value={fee} />
          </span>
        </li>
      ))}
    </Steps>
  );
}

/** Whether two rates have different cancellation fees. */
export function isOtherTerms(one: Terms, other: Terms): boolean {
  return termsKey(one) !== termsKey(other);
}

function termsKey({ refundable, cancellation, freeCancellationUntil }: Terms): string {
  return JSON.stringify([refundable, freeCancellationUntil ?? '', cancellation.map(({ from, fee }) => [from, fee])]);
}
