import { Button, Card, Heading, icons, Inline, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { useLazyExportHolidayPackagesQuery } from '../../../api/endpoints/holidays';
import { RefusedCallout } from '../../../shared/refused.callout';

/** Browsers read a file that is being saved from its URL a moment after the click. */
const SAVED_MS = 60_000;

/** Saves every package of a tenant as a JSON file, which can be changed and imported again. */
export function ExportCard({ tenant }: { tenant: string }) {
  const [load, { isFetching }] = useLazyExportHolidayPackagesQuery();
  const [refusal, setRefusal] = useState<unknown>();
  const save = async () => {
    const { data, error } = await load({ holidayExportRequest: { tenant } });
    setRefusal(error);
    if (!data) return;
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: url, download: `packages-${tenant}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), SAVED_MS);
  };
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Export
        </Heading>
        <Text size="sm" muted>
          Every package of the tenant with its content, prices and departures, as a JSON file.
        </Text>
        <RefusedCallout error={refusal} />
        <Inline>
          <Button
            iconStart={<icons.Download aria-hidden size={16} />}
            isPending={isFetching}
            onPress={() => void save()}
          >
            Export the packages
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
