import { useGetAllReviewsQuery } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, Heading, Pagination, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import { ReviewCard } from '../../../shared/site/review-card';
import { Columns, Part, PartHead, SitePage } from '../../../shared/site/site.styles';

const PAGE_SIZE = 12;
const PLACEHOLDERS = [0, 1, 2];

/** `/testimonials`: customer reviews, newest first; needs no session. */
export function TestimonialsPage() {
  const t = useT('account');
  return (
    <SitePage>
      <Part>
        <PartHead>
          <Heading level={1} size="display">
            {t('reviews.title')}
          </Heading>
          <Text size="lg" muted>
            {t('reviews.lead')}
          </Text>
        </PartHead>
        <Reviews />
      </Part>
    </SitePage>
  );
}

function Reviews() {
  const t = useT('account');
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isLoading, isError, refetch } = useGetAllReviewsQuery({ page });
  if (isLoading) {
    return (
      <Columns $min="17rem">
        {PLACEHOLDERS.map((place) => (
          <SkeletonCard key={place} />
        ))}
      </Columns>
    );
  }
  if (isError || !data) return <ErrorState title={t('reviews.failed')} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState title={t('reviews.none')} />;
  return (
    <Stack gap={6}>
      <Columns $min="17rem">
        {data.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Columns>
      {data.total > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onChange={(next) => setQuery({ page: String(next) })}
          label={t('reviews.pages')}
        />
      )}
    </Stack>
  );
}
