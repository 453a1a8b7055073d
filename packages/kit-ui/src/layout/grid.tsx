import type { ComponentPropsWithRef, ElementType } from 'react';

import { media, space, styled, type SpaceStep } from '../theme';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** A fixed number of equal columns (one on a phone), or a template such as `"2fr 1fr"`. */
  columns?: number | string;
  /** Without `columns`: as many columns as fit, each at least this wide; `16rem` unless told. */
  minColumn?: string;
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: ElementType;
}

const Root = styled.div<{ $template: string; $folds: boolean; $gap: SpaceStep; $align: string }>`
  display: grid;
  grid-template-columns: ${({ $template }) => $template};
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  min-inline-size: 0;
  ${media.phone} {
    ${({ $folds }) => ($folds ? 'grid-template-columns: minmax(0, 1fr);' : '')}
  }
`;

function template(columns: number | string | undefined, minColumn: string): string {
  if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`;
  return columns ?? `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`;
}

/** Children in columns. */
export function Grid({ columns, minColumn = '16rem', gap = 4, align = 'stretch', ...rest }: GridProps) {
  return <Root $template={template(columns, minColumn)} $folds={columns !== undefined} $gap={gap} $align={align} {...rest} />;
}
