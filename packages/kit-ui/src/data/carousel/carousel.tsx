import { Children, lazy, Suspense, type ReactNode } from 'react';

import { Still } from './carousel.styles';

export interface CarouselProps {
  /** Names the carousel for a screen reader. */
  label: string;
  /** One per slide. */
  children: ReactNode;
  /** Moves on by itself after this long; never while somebody points at it, is in it or asked for less motion. */
  autoplayMs?: number;
  /** After the last comes the first. */
  loop?: boolean;
  dots?: boolean;
  className?: string;
}

const CarouselTrack = lazy(() => import('./carousel-track'));

/** Slides, one at a time. The first stands still while the rest arrives. */
export function Carousel(props: CarouselProps) {
  return (
    <Suspense fallback={<Still className={props.className}>{Children.toArray(props.children)[0]}</Still>}>
      <CarouselTrack {...props} />
    </Suspense>
  );
}
