import { Star } from 'lucide-react';

import { Card } from '../layout/card';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { styled } from '../theme';
import type { ReviewCardProps } from './review-card';

const MOST = 5;

const Stars = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--jw-accent-text);
  svg[data-lit] {
    fill: currentColor;
  }
`;

const Quote = styled.blockquote`
  font-size: var(--jw-text-md);
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

/** A customer review: text, stars and author. */
export function ReviewCardSurface({ rating, ratingText, author, origin, children }: ReviewCardProps) {
  return (
    <Card padding="lg" as="article">
      <Stack gap={4}>
        <Stars role="img" aria-label={ratingText}>
          {Array.from({ length: MOST }, (_, index) => (
            <Star key={index} aria-hidden size={16} data-lit={index < rating || undefined} />
          ))}
        </Stars>
        <Quote>{children}</Quote>
        <div>
          <Text weight="semibold">{author}</Text>
          <Text muted>{origin}</Text>
        </div>
      </Stack>
    </Card>
  );
}
