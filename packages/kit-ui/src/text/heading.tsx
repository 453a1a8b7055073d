import type { ComponentPropsWithRef } from 'react';

import { styled, textSize, type TextSize } from '../theme';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size; follows the level by default. `display` is for heroes and grows with the window. */
  size?: TextSize | 'display';
}

const SIZES: Record<NonNullable<HeadingProps['level']>, TextSize> = {
  1: '2xl',
  2: 'xl',
  3: 'lg',
  4: 'md',
  5: 'sm',
  6: 'xs',
};

const Root = styled.h2<{ $size: string; $isDisplay: boolean }>`
  font-family: var(--jw-heading-font);
  font-size: ${({ $size }) => $size};
  font-weight: var(--jw-heading-weight);
  line-height: ${({ $isDisplay }) => ($isDisplay ? 1.1 : 1.25)};
  letter-spacing: ${({ $isDisplay }) => ($isDisplay ? '-0.025em' : 'var(--jw-heading-tracking)')};
  text-wrap: balance;
  color: var(--jw-text);
`;

const DISPLAY = 'clamp(var(--jw-text-3xl), 1.4rem + 2.2vw, 3.5rem)';

export function Heading({ level = 2, size, ...rest }: HeadingProps) {
  const shown = size ?? SIZES[level];
  const isDisplay = shown === 'display';
  return (
    <Root as={`h${level}` as const} $size={isDisplay ? DISPLAY : textSize(shown)} $isDisplay={isDisplay} {...rest} />
  );
}
