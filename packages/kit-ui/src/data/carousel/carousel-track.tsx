import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { Children, useCallback, useSyncExternalStore } from 'react';

import { icons, useKitWords } from '../../theme';
import type { CarouselProps } from './carousel';
import { Arrow, Dot, Dots, Root, Slide, Track, Viewport } from './carousel.styles';
import { useAutoplay } from './use-autoplay';

/** Index of the current slide, as embla reports it. */
function useSelected(embla: EmblaCarouselType | undefined): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => void embla?.off('select', changed).off('reInit', changed);
    },
    [embla],
  );
  return useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? 0);
}

export default function CarouselTrack({
  label,
  children,
  autoplayMs,
  loop = false,
  dots = false,
  className,
}: CarouselProps) {
  const words = useKitWords();
  // The page's own direction; react-aria would use the browser's.
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const [measured, embla] = useEmblaCarousel({ loop, direction });
  // In an animation frame, together with the page's layout; measured immediately, it would force a second layout.
  const viewport = useCallback(
    (node: HTMLDivElement | null) => {
      const frame = requestAnimationFrame(() => measured(node));
      return () => {
        cancelAnimationFrame(frame);
        measured(null);
      };
    },
    [measured],
  );
  const selected = useSelected(embla);
  const { isMoving, listeners } = useAutoplay(embla, autoplayMs);
  const slides = Children.toArray(children);
  const isAlone = slides.length < 2;
  return (
    <Root aria-roledescription="carousel" aria-label={label} className={className} {...listeners}>
      <Viewport ref={viewport}>
        <Track aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1}/${slides.length}`}
              inert={index !== selected}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {!isAlone && (
        <>
          <Arrow
            aria-label={words.previous}
            isDisabled={!loop && selected === 0}
            onPress={() => embla?.scrollPrev()}
            style={{ insetInlineStart: 12 }}
          >
            <icons.ChevronLeft aria-hidden size={18} />
          </Arrow>
          <Arrow
            aria-label={words.next}
            isDisabled={!loop && selected === slides.length - 1}
            onPress={() => embla?.scrollNext()}
            style={{ insetInlineEnd: 12 }}
          >
            <icons.ChevronRight aria-hidden size={18} />
          </Arrow>
        </>
      )}
      {dots && !isAlone && (
        <Dots>
          {slides.map((_, index) => (
            <Dot
              key={index}
              aria-label={`${index + 1}`}
              aria-current={index === selected || undefined}
              onPress={() => embla?.scrollTo(index)}
            />
          ))}
        </Dots>
      )}
    </Root>
  );
}
