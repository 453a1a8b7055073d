import type { FareLotCard } from '@jetway/kit-api/fares';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

type Routed = Pick<FareLotCard, 'origin' | 'destination' | 'returnFrom' | 'departureDate' | 'returnDate' | 'nights'>;

/** Route and dates of a lot; an open jaw shows both airports of the stay. */
export function RouteLine({ lot }: { lot: Routed }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { origin, destination, returnFrom, departureDate, returnDate, nights } = lot;
  const isOpenJaw = Boolean(returnFrom && returnFrom !== destination);
  const route = returnDate
    ? t(isOpenJaw ? 'route.openJaw' : 'route.return', { origin, destination, returnFrom })
    : t('route.oneWay', { origin, destination });
  const dates = [departureDate, ...(returnDate ? [returnDate] : [])].map((date) => formatDate(date, locale));
  return (
    <Text>
      <bdi>{route}</bdi> · {dates.join(' – ')}
      {nights !== undefined && ` · ${t('nights', { count: nights })}`}
    </Text>
  );
}
