import type { ComponentPropsWithRef } from 'react';

import { styled, textSize, type TextSize } from '../theme';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the page's outline. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** How big it looks; follows the level unless told. `display` is for heroes and grows with the window. */
  size?: TextSize | 'display';
}

const SIZES: Record<NonNullable<HeadingProps['level']>, TextSize> = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'sm', 6: 'xs' };

const Root = styled.h2<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: 620;
  line-height: 1.25;
  letter-spacing: -0.015em;
  text-wrap: balance;
  color: var(--jw-text);
`;

const DISPLAY = 'clamp(var(--jw-text-3xl), 1.4rem + 3.2vw, 4rem)';

export function Heading({ level = 2, size, ...rest }: HeadingProps) {
  const shown = size ?? SIZES[level];
  return <Root as={`h${level}` as const} $size={shown === 'display' ? DISPLAY : textSize(shown)} {...rest} />;
}
