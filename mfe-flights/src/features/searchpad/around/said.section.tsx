import { useGetAllReviewsQuery } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { Grid, ReviewCard, Section } from '@jetway/kit-ui';

const SHOWN = 3;

/** Customer reviews; renders nothing without any. */
export function SaidSection() {
  const t = useT('flights');
  const { data } = useGetAllReviewsQuery({});
  const reviews = data?.items.slice(0, SHOWN) ?? [];
  if (reviews.length === 0) return null;
  return (
    <Section title={t('around.said')}>
      <Grid minColumn="17rem">
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            rating={review.rating}
            ratingText={t('around.stars', { count: review.rating })}
            author={review.authorName}
            origin={review.agency}
          >
            {review.text}
          </ReviewCard>
        ))}
      </Grid>
    </Section>
  );
}
