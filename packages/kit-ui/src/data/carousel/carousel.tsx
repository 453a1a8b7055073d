import { Children, lazy, Suspense, type ReactNode } from 'react';

import { Still } from './carousel.styles';

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** Advances after this time, unless the pointer or focus is on it or the user prefers reduced motion. */
  autoplayMs?: number;
  /** The last slide is followed by the first. */
  loop?: boolean;
  dots?: boolean;
  className?: string;
}

const CarouselTrack = lazy(() => import('./carousel-track'));

/** Shows one slide at a time. The first is rendered statically until the code loads. */
export function Carousel(props: CarouselProps) {
  return (
    <Suspense fallback={<Still className={props.className}>{Children.toArray(props.children)[0]}</Still>}>
      <CarouselTrack {...props} />
    </Suspense>
  );
}
