import type { WantedItinerary } from '@jetway/kit-api/flights';
import { formatDate } from '@jetway/kit-domain';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';

interface MovesTextProps {
  orderReference: string;
  moves: readonly WantedItinerary[];
}

/** The order, and which of its journeys move to which day. */
export function MovesText({ orderReference, moves }: MovesTextProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <>
      <Link to={paths.flightOrder(orderReference)}>{orderReference}</Link>
      {moves.map(({ legGroup, travelDate }) => (
        <span key={legGroup}>
          {' · '}
          {t('exchange.move', { number: legGroup + 1, date: formatDate(travelDate, locale) })}
        </span>
      ))}
    </>
  );
}
