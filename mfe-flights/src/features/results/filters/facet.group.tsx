import { useT } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, Inline, Money, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Facet } from '../state/facets';

/** Longer lists open on demand. */
const FEW = 6;

interface FacetGroupProps {
  label: string;
  facets: readonly Facet[];
  value: readonly string[];
  /** Text of a facet; its own label unless told. */
  text?: (facet: Facet) => string;
  onChange: (value: string[]) => void;
}

/** Boxes to tick, each with how many flights it stands for and the cheapest of them. Nothing to choose, nothing shown. */
export function FacetGroup({ label, facets, value, text = (facet) => facet.label, onChange }: FacetGroupProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  if (facets.length < 2 && value.length === 0) return null;
  const shown = isOpen ? facets : facets.filter((facet, index) => index < FEW || value.includes(facet.key));
  return (
    <Stack gap={2}>
      <CheckboxGroup
        label={label}
        options={shown.map((facet) => ({ value: facet.key, label: text(facet), end: <Figures facet={facet} /> }))}
        value={value}
        onChange={onChange}
      />
      {facets.length > FEW && (
        <div>
          <Button variant="link" size="sm" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('results.filters.less') : t('results.filters.more', { count: facets.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Figures({ facet }: { facet: Facet }) {
  return (
    <Inline as="span" gap={2} wrap={false}>
      <Text as="span" size="xs" subtle tabular>
        {facet.count}
      </Text>
      <Text as="span" size="xs" muted>
        <Money value={facet.cheapest} />
      </Text>
    </Inline>
  );
}
