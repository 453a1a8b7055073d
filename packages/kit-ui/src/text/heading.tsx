import type { ComponentPropsWithRef } from 'react';

import { styled, textSize, type TextSize } from '../theme';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the page's outline. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** How big it looks; follows the level unless told. */
  size?: TextSize;
}

const SIZES: Record<NonNullable<HeadingProps['level']>, TextSize> = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'sm', 6: 'xs' };

const Root = styled.h2<{ $size: TextSize }>`
  font-size: ${({ $size }) => textSize($size)};
  font-weight: 620;
  line-height: 1.25;
  letter-spacing: -0.015em;
  text-wrap: balance;
  color: var(--jw-text);
`;

export function Heading({ level = 2, size, ...rest }: HeadingProps) {
  return <Root as={`h${level}` as const} $size={size ?? SIZES[level]} {...rest} />;
}
