import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

/** The marketing and the operating airline of a flight. */
interface Flown {
  marketing: { code: string };
  operating: { code: string; name: string };
}

/** Operating airlines of codeshare flights; renders nothing without any. */
export function OperatedBy({ segments }: { segments: readonly Flown[] }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const others = segments
    .filter(({ marketing, operating }) => operating.code !== marketing.code)
    .map(({ operating }) => operating.name);
  if (others.length === 0) return null;
  return (
    <Text as="span" size="xs" muted>
      {t('results.details.operatedBy', { airline: joined([...new Set(others)], locale) })}
    </Text>
  );
}
