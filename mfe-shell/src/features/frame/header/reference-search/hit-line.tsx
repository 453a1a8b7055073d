import { useT } from '@jetway/kit-runtime';
import { Inline, Stack, StatusPill, Text } from '@jetway/kit-ui';

import type { Hit } from './reference-search.model';
import { kindOf } from './reference-search.model';

/** A match in the list. */
export function HitLine({ hit }: { hit: Hit }) {
  const t = useT('shell');
  if (!('match' in hit)) return <Text weight="medium">{t('reference.all', { count: hit.total })}</Text>;
  const { reference, route, leadPassenger, statusText } = hit.match;
  return (
    <Stack gap={1}>
      <Inline justify="space-between" wrap={false}>
        <Text weight="medium" tabular>
          {reference}
        </Text>
        <StatusPill tone="neutral">{statusText}</StatusPill>
      </Inline>
      <Text size="sm" muted>
        {t(`reference.kinds.${kindOf(hit.match)}`)} · {route} · {leadPassenger}
      </Text>
    </Stack>
  );
}
