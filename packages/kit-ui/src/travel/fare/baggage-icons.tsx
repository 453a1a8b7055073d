import { lazy, Suspense } from 'react';

export interface BaggageIconsProps {
  /** Allowance as the airline writes it, e.g. `"30 kg"`; left out when none is included. */
  checked?: string;
  cabin?: string;
  className?: string;
}

const Surface = lazy(() => import('./baggage.surface').then((code) => ({ default: code.BaggageSurface })));

/** What may be carried: the bag in the hold and the one on board. */
export function BaggageIcons(props: BaggageIconsProps) {
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
