import type { ComponentPropsWithRef, ElementType } from 'react';

import { styled, textSize, toneColours, type TextSize, type Tone } from '../theme';

type Weight = 'regular' | 'medium' | 'semibold' | 'bold';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: TextSize;
  weight?: Weight;
  muted?: boolean;
  /** Lighter than `muted`: hints and units. */
  subtle?: boolean;
  tone?: Tone;
  align?: 'start' | 'center' | 'end';
  /** Fixed-width digits, for columns of numbers. */
  tabular?: boolean;
  /** One line, truncated with an ellipsis. */
  truncate?: boolean;
  as?: ElementType;
  /** For `as="label"`. */
  htmlFor?: string;
}

const WEIGHTS: Record<Weight, number> = { regular: 400, medium: 500, semibold: 600, bold: 700 };

const Root = styled.p<{
  $size: TextSize;
  $weight: Weight;
  $colour: string;
  $align: string;
  $tabular: boolean;
  $truncate: boolean;
}>`
  font-size: ${({ $size }) => textSize($size)};
  font-weight: ${({ $weight }) => WEIGHTS[$weight]};
  color: ${({ $colour }) => $colour};
  text-align: ${({ $align }) => $align};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${({ $tabular }) => ($tabular ? 'font-variant-numeric: tabular-nums;' : '')}
  ${({ $truncate }) => ($truncate ? 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0;' : '')}
`;

function colourOf({ tone, muted, subtle }: Pick<TextProps, 'tone' | 'muted' | 'subtle'>): string {
  if (tone) return toneColours(tone).text;
  if (subtle) return 'var(--jw-text-subtle)';
  return muted ? 'var(--jw-text-muted)' : 'inherit';
}

export function Text(props: TextProps) {
  const {
    size = 'sm',
    weight = 'regular',
    muted,
    subtle,
    tone,
    align = 'start',
    tabular = false,
    truncate = false,
    ...rest
  } = props;
  return (
    <Root
      $size={size}
      $weight={weight}
      $colour={colourOf({ tone, muted, subtle })}
      $align={align}
      $tabular={tabular}
      $truncate={truncate}
      {...rest}
    />
  );
}
