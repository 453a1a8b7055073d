import type { ComponentPropsWithRef, ElementType } from 'react';

import { css, media, space, styled, type SpaceStep } from '../theme';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Space inside the edge; 5 (20 px) unless told. */
  padding?: SpaceStep;
  /** `flat` has an edge, `raised` a shadow, `sunken` lies behind its neighbours. */
  variant?: 'flat' | 'raised' | 'sunken';
  as?: ElementType;
}

const looks = {
  flat: css`
    background: var(--jw-surface);
    border-color: var(--jw-border);
    box-shadow: var(--jw-shadow-1);
  `,
  raised: css`
    background: var(--jw-surface-raised);
    border-color: transparent;
    box-shadow: var(--jw-shadow-2);
  `,
  sunken: css`
    background: var(--jw-surface-sunken);
    border-color: transparent;
  `,
};

const Root = styled.div<{ $padding: SpaceStep; $variant: keyof typeof looks }>`
  padding: ${({ $padding }) => space($padding)};
  border: 1px solid;
  border-radius: var(--jw-radius-md);
  min-inline-size: 0;
  ${({ $variant }) => looks[$variant]}
  ${media.phone} {
    padding: ${({ $padding }) => `min(${space($padding)}, var(--jw-space-4))`};
  }
`;

/** A surface that holds what belongs together. */
export function Card({ padding = 5, variant = 'flat', ...rest }: CardProps) {
  return <Root $padding={padding} $variant={variant} {...rest} />;
}
