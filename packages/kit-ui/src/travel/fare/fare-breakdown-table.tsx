import type { MoneyText } from '@jetway/kit-domain';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

import { Skeleton } from '../../feedback';

export interface FareLine {
  /** Who it is for: Adult, Child. */
  label: ReactNode;
  /** Travellers of this kind; 1 unless told. */
  count?: number;
  base: MoneyText;
  taxes: MoneyText;
  /** Of all travellers of this kind. */
  total: MoneyText;
}

export interface FareTotal {
  label: ReactNode;
  amount: MoneyText;
  /** What is to pay. */
  strong?: boolean;
}

export interface FareBreakdownTableProps {
  lines: readonly FareLine[];
  totals: readonly FareTotal[];
  /** Names the table for a screen reader. */
  caption?: string;
  className?: string;
}

const Surface = lazy(() => import('./fare-breakdown.surface').then((code) => ({ default: code.FareBreakdownSurface })));

/** What a fare is made of, for each kind of traveller, and what is to pay. */
export function FareBreakdownTable(props: FareBreakdownTableProps) {
  return (
    <Suspense fallback={<Skeleton height={`${2 * (props.lines.length + props.totals.length)}rem`} />}>
      <Surface {...props} />
    </Suspense>
  );
}
