import type { ComponentPropsWithRef, ElementType } from 'react';

import { css, media, space, styled, type SpaceStep } from '../theme';

/** Columns from each width up; an omitted width keeps the narrower one's. */
export interface ColumnsByWidth {
  phone: number;
  tablet?: number;
  desktop?: number;
  wide?: number;
}

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Equal columns (a plain number is one column on a phone), or a template such as `"2fr 1fr"` from tablet up. */
  columns?: number | string | ColumnsByWidth;
  /** Without `columns`: as many columns as fit, each at least this wide; default `16rem`. */
  minColumn?: string;
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: ElementType;
}

type Templates = Partial<Record<'phone' | 'tablet' | 'desktop' | 'wide', string>>;

const Root = styled.div<{ $templates: Templates; $gap: SpaceStep; $align: string }>`
  display: grid;
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  min-inline-size: 0;
  ${({ $templates: { phone, tablet, desktop, wide } }) => css`
    ${phone && `grid-template-columns: ${phone};`}
    ${tablet && `${media.fromTablet} { grid-template-columns: ${tablet}; }`}
    ${desktop && `${media.desktop} { grid-template-columns: ${desktop}; }`}
    ${wide && `${media.wide} { grid-template-columns: ${wide}; }`}
  `}
`;

function equal(count: number | undefined): string | undefined {
  return count === undefined ? undefined : `repeat(${count}, minmax(0, 1fr))`;
}

function templatesOf(columns: GridProps['columns'], minColumn: string): Templates {
  if (columns === undefined) return { phone: `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))` };
  if (typeof columns === 'string') return { phone: equal(1), tablet: columns };
  if (typeof columns === 'number') return { phone: equal(1), tablet: equal(columns) };
  const { phone, tablet, desktop, wide } = columns;
  return { phone: equal(phone), tablet: equal(tablet), desktop: equal(desktop), wide: equal(wide) };
}

/** Arranges children in columns. */
export function Grid({ columns, minColumn = '16rem', gap = 4, align = 'stretch', ...rest }: GridProps) {
  return <Root $templates={templatesOf(columns, minColumn)} $gap={gap} $align={align} {...rest} />;
}
