import { moneyNumber } from '@jetway/kit-domain';
import { Inline, Text } from '@jetway/kit-ui';

import type { Facet } from '../state/facets';
import { useWholeMoney } from './use-whole-money';

/** An option's number of flights and their lowest price, in whole units for brevity. */
export function Figures({ facet }: { facet: Facet }) {
  const money = useWholeMoney();
  return (
    <Inline as="span" gap={2} wrap={false}>
      <Text as="span" size="xs" subtle tabular>
        {facet.count}
      </Text>
      {facet.cheapest && (
        <Text as="span" size="xs" muted tabular>
          <bdi>{money(moneyNumber(facet.cheapest))}</bdi>
        </Text>
      )}
    </Inline>
  );
}
