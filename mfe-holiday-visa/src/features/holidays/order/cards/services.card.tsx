import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { Card, Code, DescriptionList, Heading, Stack, Text } from '@jetway/kit-ui';

import { LinesTable } from '../../../../shared/holidays/lines.table';

/** What was bought, with the suppliers' references once operations have confirmed. */
export function ServicesCard({ order: { lines, references, note } }: { order: HolidayOrder }) {
  const t = useT('visas');
  return (
    <Card padding="md" as="section" aria-label={t('holidays.order.services')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('holidays.order.services')}
        </Heading>
        <LinesTable lines={lines} />
        {references.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="sm">
              {t('holidays.order.references')}
            </Heading>
            <DescriptionList
              items={references.map(({ line, label, reference }) => ({
                id: String(line),
                term: <bdi>{label}</bdi>,
                description: <Code>{reference}</Code>,
              }))}
            />
          </Stack>
        )}
        {note && (
          <Text>
            <bdi>{note}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
