import { Skeleton } from '@jetway/kit-ui';

import { CardBox, Facts, Picture, PriceColumn } from './card.styles';

/** Placeholder of a hotel's card. */
export function CardSkeleton() {
  return (
    <CardBox as="div">
      <Picture>
        <Skeleton height="100%" />
      </Picture>
      <Facts>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="45%" />
        <Skeleton width="30%" />
      </Facts>
      <PriceColumn>
        <Skeleton width="7rem" height="1.5rem" />
        <Skeleton width="6rem" height="2.5rem" radius="md" />
      </PriceColumn>
    </CardBox>
  );
}
