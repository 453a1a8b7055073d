import { lazy, Suspense } from 'react';

import { Skeleton } from '../feedback/waiting/skeleton';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  onChange: (page: number) => void;
  /** Accessible name of the list of pages. */
  label?: string;
  className?: string;
}

const Surface = lazy(() => import('./pagination.surface').then((code) => ({ default: code.PaginationSurface })));

/** Navigates the pages of a long list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  if (props.total <= props.pageSize) return null;
  return (
    <Suspense fallback={<Skeleton height="2rem" />}>
      <Surface {...props} />
    </Suspense>
  );
}
