import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { CancellationTerms, Hotels, Itinerary, TextList } from '../../../../shared/holidays/terms';

/** The days, hotels, inclusions and terms as they were bought, and whom the answers go to. */
export function TripCards({ order }: { order: HolidayOrder }) {
  const t = useT('visas');
  const { itinerary, hotels, inclusions, cancellationPolicy, contact } = order;
  return (
    <>
      {itinerary.length > 0 && (
        <Part title={t('holidays.detail.itinerary')}>
          <Itinerary days={itinerary} />
        </Part>
      )}
      {hotels.length > 0 && (
        <Part title={t('holidays.detail.hotels')}>
          <Hotels hotels={hotels} />
        </Part>
      )}
      {inclusions.length > 0 && (
        <Part title={t('holidays.detail.inclusions')}>
          <TextList texts={inclusions} />
        </Part>
      )}
      <Part title={t('holidays.detail.cancellation')}>
        <CancellationTerms policy={cancellationPolicy} />
      </Part>
      <Part title={t('holidays.contact.title')}>
        <DescriptionList
          items={[
            { term: t('holidays.contact.name'), description: <bdi>{contact.name}</bdi> },
            { term: t('holidays.contact.email'), description: <bdi>{contact.email}</bdi> },
            { term: t('holidays.contact.phone'), description: <bdi>{contact.phone}</bdi> },
          ]}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
