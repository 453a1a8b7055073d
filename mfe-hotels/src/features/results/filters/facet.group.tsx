import { useT } from '@jetway/kit-runtime';
import { Button, CheckboxGroup, Stack, Text } from '@jetway/kit-ui';
import { memo, useState } from 'react';

import { useHotelWords } from '../../../shared/hotel/use-hotel-words';
import type { HotelWords } from '../../../shared/hotel/use-hotel-words';
import type { Facet, FacetField, Filters } from '../state/filters';

/** Longer lists expand on demand. */
const FEW = 6;

interface FacetGroupProps {
  facet: Facet;
  value: readonly string[];
  onChange: (part: Partial<Filters>) => void;
}

/** Checkboxes with the number of hotels each would leave. Renders nothing where there is nothing to choose. */
export const FacetGroup = memo(function FacetGroup({ facet, value, onChange }: FacetGroupProps) {
  const t = useT('hotels');
  const words = useHotelWords();
  const [isOpen, setOpen] = useState(false);
  const { field, options } = facet;
  const isTrivial = options.length < 2 && field !== 'freeCancellation';
  if ((isTrivial || options.length === 0) && value.length === 0) return null;
  const shown = isOpen ? options : options.filter((option, index) => index < FEW || value.includes(option.value));
  return (
    <Stack gap={2}>
      <CheckboxGroup
        label={t(`results.filters.${field}`)}
        options={shown.map(({ value: key, count }) => ({
          value: key,
          label: optionText(t, words, field, key),
          end: (
            <Text as="span" size="xs" muted tabular>
              {count}
            </Text>
          ),
        }))}
        value={value}
        onChange={(chosen: string[]) => onChange({ [field]: chosen })}
      />
      {options.length > FEW && (
        <div>
          <Button variant="link" size="sm" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('results.filters.less') : t('results.filters.more', { count: options.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
});

function optionText(t: ReturnType<typeof useT>, words: HotelWords, field: FacetField, key: string): string {
  switch (field) {
    case 'stars':
      return t('stars', { count: Number(key) });
    case 'boards':
      return t(`boards.${key}`);
    case 'types':
      return t(`types.${key}`);
    case 'amenities':
      return words.amenity(key);
    case 'review':
      return t('results.filters.score', { score: key });
    case 'distance':
      return t('results.filters.within', { distance: words.distance(Number(key)) });
    case 'freeCancellation':
      return t('results.filters.free');
    default:
      return key;
  }
}
