import { useT } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, Stack } from '@jetway/kit-ui';
import { memo, useState } from 'react';

import { inWords } from '../../../shared/wire-words';
import type { Facet } from '../state/facets';
import type { Filters } from '../state/filters';
import { Figures } from './figures';

/** Longer lists expand on demand. */
const FEW = 6;

type FacetField = { [Field in keyof Filters]: Filters[Field] extends string[] ? Field : never }[keyof Filters];

interface FacetGroupProps {
  /** The filter it sets. */
  field: FacetField;
  facets: readonly Facet[];
  value: readonly string[];
  /** Key of the options' texts; by default their own labels. */
  texts?: string;
  onChange: (part: Partial<Filters>) => void;
}

/** Checkboxes with the number of flights and the lowest price. Renders nothing without options. */
export const FacetGroup = memo(function FacetGroup({ field, facets, value, texts, onChange }: FacetGroupProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  if (facets.length < 2 && value.length === 0) return null;
  const shown = isOpen ? facets : facets.filter((facet, index) => index < FEW || value.includes(facet.key));
  const text = ({ key, label }: Facet) => (texts ? t(`results.filters.${texts}.${key}`) : inWords(t, label));
  return (
    <Stack gap={2}>
      <CheckboxGroup
        label={t(`results.filters.${field}`)}
        options={shown.map((facet) => ({ value: facet.key, label: text(facet), end: <Figures facet={facet} /> }))}
        value={value}
        onChange={(chosen) => onChange({ [field]: chosen })}
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
});
