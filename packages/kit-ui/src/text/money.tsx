import { formatMoney, type Money as MoneyValue, type MoneyText } from '@jetway/kit-domain';

import { VisuallyHidden } from '../layout/visually-hidden';
import { styled, textSize, useKitWords, type TextSize } from '../theme';
import { pageLocale } from './page-locale';

export interface MoneyProps {
  /** `"AED 12.50"` or `{ currency, amount }`. */
  value: MoneyText | MoneyValue;
  /** Inherits the surrounding size by default. */
  size?: TextSize;
  muted?: boolean;
  /** Shows dots instead of the amount, for screens a customer can see. */
  hidden?: boolean;
  /** The amount without currency, where the column's head names it. */
  bare?: boolean;
  className?: string;
}

const Root = styled.bdi<{ $size: string; $weight: string; $colour: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $weight }) => $weight};
  color: ${({ $colour }) => $colour};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

function written(value: MoneyProps['value'], bare: boolean): string {
  const text = formatMoney(value, pageLocale());
  const currency = typeof value === 'string' ? value.trim().split(/\s+/, 1).join() : value.currency;
  if (!bare) return text;
  const parts = text.split(currency).map((part) => part.trim());
  return parts.join('');
}

/** An amount with its currency in the page's locale. */
export function Money({ value, size, muted = false, hidden = false, bare = false, className }: MoneyProps) {
  const words = useKitWords();
  const look = {
    $size: size ? textSize(size) : 'inherit',
    $weight: size ? '600' : 'inherit',
    $colour: muted ? 'var(--jw-text-muted)' : 'inherit',
    className,
  };
  if (!hidden) return <Root {...look}>{written(value, bare)}</Root>;
  return (
    <Root {...look}>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{words.amountHidden}</VisuallyHidden>
    </Root>
  );
}
