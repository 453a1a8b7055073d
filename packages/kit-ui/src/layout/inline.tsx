import type { ComponentPropsWithRef, ElementType } from 'react';

import { space, styled, type SpaceStep } from '../theme';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children; default 3 (12 px). */
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Children wrap to the next line when they do not fit; default `true`. */
  wrap?: boolean;
  as?: ElementType;
}

const Root = styled.div<{ $gap: SpaceStep; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-inline-size: 0;
`;

/** Arranges children side by side. */
export function Inline({ gap = 3, align = 'center', justify = 'start', wrap = true, ...rest }: InlineProps) {
  return <Root $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest} />;
}
