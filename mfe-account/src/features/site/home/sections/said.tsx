import { useGetAllReviewsQuery } from '@jetway/kit-api/utility';
import { paths, useT } from '@jetway/kit-runtime';
import { Heading, LinkButton } from '@jetway/kit-ui';

import { ReviewCard } from '../../../../shared/site/review-card';
import { Columns, Part, PartHead } from '../../../../shared/site/site.styles';

const SHOWN = 3;

/** Customer reviews; renders nothing without any. */
export function Said() {
  const t = useT('account');
  const { data } = useGetAllReviewsQuery({});
  const reviews = data?.items.slice(0, SHOWN) ?? [];
  if (reviews.length === 0) return null;
  return (
    <Part $ground="sunken">
      <PartHead>
        <Heading level={2} size="2xl">
          {t('reviews.title')}
        </Heading>
      </PartHead>
      <Columns $min="17rem">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Columns>
      {(data?.total ?? 0) > SHOWN && <LinkButton href={paths.testimonials()}>{t('reviews.all')}</LinkButton>}
    </Part>
  );
}
