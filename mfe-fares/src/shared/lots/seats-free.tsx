import { useT } from '@jetway/kit-runtime';
import { Badge } from '@jetway/kit-ui';

const FEW = 10;

/** How many seats of a lot are free. */
export function SeatsFree({ count }: { count: number }) {
  const t = useT('fares');
  if (count <= 0) return <Badge tone="danger">{t('soldOut')}</Badge>;
  return <Badge tone={count <= FEW ? 'warning' : 'success'}>{t('seatsLeft', { count })}</Badge>;
}
