import type { HotelCard as Hotel } from '@jetway/kit-api/hotels';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Basis } from '../state/list.slice';
import { List, Row } from './card.styles';
import { HotelCard } from './hotel.card';
import { BLOCK, blocksOf, mountedBlocks } from './window.model';

/** Distance around the window within which blocks stay mounted. */
const NEAR = '900px';
/** Height of a card that was not shown yet, in pixels. */
const GUESSED_PX = 210;

interface ResultsListProps {
  hotels: readonly Hotel[];
  requestId: string;
  nights: number;
  basis: Basis;
  marked: string | null;
  /** The hotel that was chosen on the map; the list goes to it. */
  picked: string | null;
  onMark: (hotelGuid: string | null) => void;
}

/** The hotels in blocks, of which only those around the window are mounted: at most 40 cards, however long the list. */
export function ResultsList({ hotels, picked, marked, ...shown }: ResultsListProps) {
  const blocks = useMemo(() => blocksOf(hotels), [hotels]);
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));
  const place = useRef<HTMLDivElement>(null);
  const wanted = picked ? blocks.findIndex((block) => block.some(({ hotelGuid }) => hotelGuid === picked)) : -1;
  const mounted = mountedBlocks(near, wanted, blocks.length);
  const onNear = useCallback(
    (index: number, isNear: boolean) =>
      setNear((before) => {
        if (before.has(index) === isNear) return before;
        const after = new Set(before);
        if (isNear) after.add(index);
        else after.delete(index);
        return after;
      }),
    [],
  );
  useEffect(() => {
    if (!picked || wanted < 0) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-hotel="${CSS.escape(picked)}"]`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    // The list goes to a hotel once, not again with each batch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [picked]);
  return (
    <div ref={place}>
      {blocks.map((block, index) => (
        <Block
          // A block is identified by its position; its cards change with filters and order.
          key={index}
          index={index}
          hotels={block}
          isMounted={mounted.has(index)}
          marked={marked && block.some(({ hotelGuid }) => hotelGuid === marked) ? marked : null}
          onNear={onNear}
          start={index * BLOCK + 1}
          {...shown}
        />
      ))}
    </div>
  );
}

interface BlockProps extends Omit<ResultsListProps, 'picked'> {
  index: number;
  /** Number of its first hotel in the whole list. */
  start: number;
  isMounted: boolean;
  onNear: (index: number, isNear: boolean) => void;
}

const Block = memo(function Block({ index, start, hotels, isMounted, marked, onNear, ...shown }: BlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Its measured height is reserved when it is unmounted.
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height);
        onNear(index, entry.isIntersecting);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [index, onNear]);
  if (!isMounted)
    return <div ref={place} style={{ blockSize: `${height || hotels.length * GUESSED_PX}px` }} aria-hidden />;
  return (
    <div ref={place}>
      <List start={start}>
        {hotels.map((hotel) => (
          <Row key={hotel.hotelGuid} data-hotel={hotel.hotelGuid}>
            <HotelCard hotel={hotel} isMarked={marked === hotel.hotelGuid} {...shown} />
          </Row>
        ))}
      </List>
    </div>
  );
});
