import type { ComponentPropsWithRef, ElementType } from 'react';

import { space, styled, type SpaceStep } from '../theme';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children; default 4 (16 px). */
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  as?: ElementType;
}

/** For styles of a parent. */
export const StackRoot = styled.div<{ $gap: SpaceStep; $align: string; $justify: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-inline-size: 0;
`;

/** Arranges children vertically. */
export function Stack({ gap = 4, align = 'stretch', justify = 'start', ...rest }: StackProps) {
  return <StackRoot $gap={gap} $align={align} $justify={justify} {...rest} />;
}
