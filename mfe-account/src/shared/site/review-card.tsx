import type { Review } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { ReviewCard as Card } from '@jetway/kit-ui';

/** A customer review with its author. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useT('account');
  return (
    <Card
      rating={review.rating}
      ratingText={t('reviews.stars', { count: review.rating })}
      author={review.authorName}
      origin={review.agency}
    >
      {review.text}
    </Card>
  );
}
