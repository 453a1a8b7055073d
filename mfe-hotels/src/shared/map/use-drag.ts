import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Shorter movements are clicks, not drags. */
const LEAST_PX = 4;

/**
 * Drags the layer that `layer` is given to. It is only moved while the pointer is down, without a render; `onMoved` gets the way in pixels at the end.
 */
export function useDrag(onMoved: (x: number, y: number) => void) {
  const layer = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; isDrag: boolean } | null>(null);
  const shift = (x: number, y: number) => {
    if (layer.current) layer.current.style.transform = x || y ? `translate3d(${x}px, ${y}px, 0)` : '';
  };
  const wayOf = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (from.current?.x ?? 0),
    y: clientY - (from.current?.y ?? 0),
  });
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const { x, y } = wayOf(event);
      if (!start.isDrag && Math.hypot(x, y) < LEAST_PX) return;
      // From here on the map captures the drag, even outside it and over its pins.
      if (!start.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
      start.isDrag = true;
      shift(x, y);
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start?.isDrag) return;
      const { x, y } = wayOf(event);
      shift(0, 0);
      onMoved(-x, -y);
    },
    onPointerCancel: () => {
      from.current = null;
      shift(0, 0);
    },
  };
  return { layer, handlers };
}
