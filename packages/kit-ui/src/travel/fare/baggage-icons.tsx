import { lazy, Suspense } from 'react';

export interface BaggageIconsProps {
  /** Allowance as the airline states it, e.g. `"30 kg"`; omitted when none is included. */
  checked?: string;
  cabin?: string;
  className?: string;
}

const Surface = lazy(() => import('./baggage.surface').then((code) => ({ default: code.BaggageSurface })));

/** Baggage allowance: checked and cabin baggage. */
export function BaggageIcons(props: BaggageIconsProps) {
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
