import { Inline, Skeleton, Stack } from '@jetway/kit-ui';

import { CardBody, CardBox, Carrier, Journeys, PriceColumn } from '../../../shared/results/list.styles';

/** Placeholder of a flight's card. */
export function CardSkeleton() {
  return (
    <CardBox as="div">
      <CardBody>
        <Journeys>
          <Carrier>
            <Inline gap={2} wrap={false}>
              <Skeleton width="2.25rem" height="2.25rem" radius="md" />
              <Skeleton width="5rem" height="0.875rem" />
            </Inline>
          </Carrier>
          <Stack gap={5}>
            <Skeleton height="1.75rem" />
            <Skeleton height="1.75rem" />
          </Stack>
        </Journeys>
        <PriceColumn>
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="5.5rem" height="2.5rem" radius="md" />
        </PriceColumn>
      </CardBody>
    </CardBox>
  );
}
