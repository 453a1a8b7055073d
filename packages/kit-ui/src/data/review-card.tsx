import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

import { Skeleton } from '../feedback/waiting/skeleton';

export interface ReviewCardProps {
  /** 1 to 5. */
  rating: number;
  /** Accessible text of the stars, e.g. "4 of 5 stars". */
  ratingText: string;
  author: string;
  /** Where the author comes from. */
  origin: string;
  children: ReactNode;
}

const Surface = lazy(() => import('./review-card.surface').then((code) => ({ default: code.ReviewCardSurface })));

/** A customer review: text, stars and author. */
export function ReviewCard(props: ReviewCardProps) {
  return (
    <Suspense fallback={<Skeleton height="12rem" radius="lg" />}>
      <Surface {...props} />
    </Suspense>
  );
}
