import type { MoneyText } from '@jetway/kit-domain';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

import { Skeleton } from '../../feedback';

export interface FareLine {
  /** Passenger type: Adult, Child. */
  label: ReactNode;
  /** Number of passengers of this type; default 1. */
  count?: number;
  base: MoneyText;
  taxes: MoneyText;
  /** For all passengers of this type. */
  total: MoneyText;
}

export interface FareTotal {
  label: ReactNode;
  amount: MoneyText;
  /** The amount to pay. */
  strong?: boolean;
}

export interface FareBreakdownTableProps {
  lines: readonly FareLine[];
  totals: readonly FareTotal[];
  /** Accessible name of the table. */
  caption?: string;
  className?: string;
}

const Surface = lazy(() => import('./fare-breakdown.surface').then((code) => ({ default: code.FareBreakdownSurface })));

/** A fare's components per passenger type, and the total to pay. */
export function FareBreakdownTable(props: FareBreakdownTableProps) {
  return (
    <Suspense fallback={<Skeleton height={`${2 * (props.lines.length + props.totals.length)}rem`} />}>
      <Surface {...props} />
    </Suspense>
  );
}
