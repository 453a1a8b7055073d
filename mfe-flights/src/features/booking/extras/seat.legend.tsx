import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';

import type { PriceBand } from './seat-prices';
import { BandMark, Legend, Sample } from './seat.styles';

/** What the seats of a cabin cost, and what their looks mean. */
export function SeatLegend({ bands, hasIncluded }: { bands: readonly PriceBand[]; hasIncluded: boolean }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const amounts = ({ from, to }: PriceBand) =>
    from === to ? formatMoney(from, locale) : `${formatMoney(from, locale)} – ${formatMoney(to, locale)}`;
  return (
    <Legend aria-label={t('booking.extras.legend')}>
      {hasIncluded && (
        <li>
          <Sample data-look="free" />
          {t('booking.extras.included')}
        </li>
      )}
      {bands.map((band, at) => (
        <li key={band.from}>
          <Sample data-look="paid" data-band={at + 1}>
            <BandMark>{'•'.repeat(at + 1)}</BandMark>
          </Sample>
          {amounts(band)}
        </li>
      ))}
      {(['roomy', 'ours', 'taken'] as const).map((look) => (
        <li key={look}>
          <Sample data-look={look} data-roomy={look === 'roomy' || undefined} />
          {t(`booking.extras.looks.${look}`)}
        </li>
      ))}
    </Legend>
  );
}
