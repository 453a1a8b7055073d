import type { ComponentPropsWithRef, ElementType } from 'react';

import { media, space, styled, type SpaceStep } from '../theme';

const PADDINGS = { none: 0, sm: 3, md: 5, lg: 7 } as const satisfies Record<string, SpaceStep>;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** A named padding, or a step of the spacing scale. */
  padding?: keyof typeof PADDINGS | SpaceStep;
  /** Raised by a shadow, for the main subject of a page. */
  elevated?: boolean;
  /** Recessed: asides and totals. */
  sunken?: boolean;
  as?: ElementType;
}

const Root = styled.div<{ $padding: SpaceStep; $background: string; $edge: string; $shadow: string }>`
  padding: ${({ $padding }) => space($padding)};
  background: ${({ $background }) => $background};
  border: 1px solid ${({ $edge }) => $edge};
  border-radius: var(--jw-radius-md);
  box-shadow: ${({ $shadow }) => $shadow};
  min-inline-size: 0;
  ${media.phone} {
    padding: ${({ $padding }) => `min(${space($padding)}, var(--jw-space-4))`};
  }
`;

function lookOf(elevated: boolean, sunken: boolean) {
  if (sunken) return { $background: 'var(--jw-surface-sunken)', $edge: 'transparent', $shadow: 'none' };
  if (elevated)
    return { $background: 'var(--jw-surface-raised)', $edge: 'var(--jw-card-edge)', $shadow: 'var(--jw-shadow-2)' };
  return { $background: 'var(--jw-surface)', $edge: 'var(--jw-card-edge)', $shadow: 'var(--jw-card-shadow)' };
}

/** A surface that groups related content. */
export function Card({ padding = 'md', elevated = false, sunken = false, ...rest }: CardProps) {
  return (
    <Root
      $padding={typeof padding === 'number' ? padding : PADDINGS[padding]}
      {...lookOf(elevated, sunken)}
      {...rest}
    />
  );
}
