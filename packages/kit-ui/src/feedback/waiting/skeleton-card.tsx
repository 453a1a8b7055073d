import { Card, Stack } from '../../layout';
import { Skeleton } from './skeleton';

export interface SkeletonCardProps {
  /** Lines of text below the title; default 2. */
  lines?: number;
  label?: string;
  className?: string;
}

const WIDTHS = ['92%', '74%', '83%', '61%'];

/** Placeholder of a card that is loading. */
export function SkeletonCard({ lines = 2, label, className }: SkeletonCardProps) {
  return (
    <Card className={className}>
      <Stack gap={3}>
        <Skeleton width="40%" height="1.25rem" label={label} />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} height="0.875rem" />
        ))}
      </Stack>
    </Card>
  );
}
