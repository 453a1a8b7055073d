import type { HotelCard, HotelLandmark, HotelPoint } from '@jetway/kit-api/hotels';
import { moneyNumber } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { IconButton, icons } from '@jetway/kit-ui';
import { MapPin } from '@jetway/kit-ui/rare-icons';
import type { KeyboardEvent } from 'react';
import { memo, useMemo, useRef, useState } from 'react';

import { useHotelWords } from '../hotel/use-hotel-words';
import { pinsOf } from './cluster';
import type { Pin } from './cluster';
import { moved, pixelOf, pixelsOf, ringOf, spotOf, viewOf, zoomed } from './geo';
import type { Size, View } from './geo';
import { LandmarkMark, Layer, Less, PinButton, Rings, Surface, Tools } from './map.styles';
import { useDrag } from './use-drag';
import { useSize } from './use-size';

export interface HotelMapProps {
  hotels: readonly HotelCard[];
  center: HotelPoint;
  landmarks: readonly HotelLandmark[];
  currency: string;
  /** The text of a pin: the price of the stay or of a night. */
  priceOf: (hotel: HotelCard) => string;
  marked: string | null;
  onMark: (hotelGuid: string | null) => void;
  onPick: (hotelGuid: string) => void;
}

const STEP_PX = 80;
const NEARER = 2;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/**
 * The hotels of the list on a plain map that needs no network: pins with prices, clusters, landmarks, and rings of distance around the
 * first landmark or the centre. It fits the hotels until the user moves it.
 */
export default function HotelMap(props: HotelMapProps) {
  const { hotels, center, landmarks, marked } = props;
  const t = useT('hotels');
  const surface = useRef<HTMLDivElement>(null);
  const size = useSize(surface);
  const [chosen, setChosen] = useState<View | null>(null);
  const fitting = useMemo(() => viewOf(hotels.length > 0 ? hotels : [center], size), [hotels, center, size]);
  const view = chosen ?? fitting;
  const pins = useMemo(() => pinsOf(hotels, view, size), [hotels, view, size]);
  const { layer, handlers } = useDrag((x, y) => setChosen(moved(view, x, y)));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way || event.target !== event.currentTarget) return;
    event.preventDefault();
    setChosen(moved(view, ...way));
  };
  const open = (pin: Pin) => {
    if (pin.hotels.length === 1) props.onPick(pin.lead.hotelGuid);
    else setChosen(zoomed(view, NEARER, pin.spot));
  };
  return (
    <Surface
      ref={surface}
      role="application"
      aria-label={t('results.map.label')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <Layer ref={layer}>
        <Distances around={landmarks[0] ?? center} view={view} size={size} />
        {landmarks.map((landmark) => {
          const at = pixelOf(spotOf(landmark), view, size);
          return (
            <LandmarkMark
              key={landmark.name}
              style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
            >
              <MapPin size={12} aria-hidden /> {landmark.name}
            </LandmarkMark>
          );
        })}
        {pins.map((pin) => (
          <PinMark
            key={pin.key}
            pin={pin}
            isMarked={marked !== null && pin.hotels.some(({ hotelGuid }) => hotelGuid === marked)}
            onOpen={open}
            {...props}
          />
        ))}
      </Layer>
      <Tools>
        <IconButton
          label={t('results.map.nearer')}
          variant="secondary"
          size="sm"
          onPress={() => setChosen(zoomed(view, NEARER))}
        >
          <icons.Plus size={16} />
        </IconButton>
        <IconButton
          label={t('results.map.farther')}
          variant="secondary"
          size="sm"
          onPress={() => setChosen(zoomed(view, 1 / NEARER))}
        >
          <Less aria-hidden>−</Less>
        </IconButton>
        <IconButton label={t('results.map.fit')} variant="secondary" size="sm" onPress={() => setChosen(null)}>
          <icons.RefreshCw size={16} />
        </IconButton>
      </Tools>
    </Surface>
  );
}

interface PinMarkProps extends Pick<HotelMapProps, 'priceOf' | 'currency' | 'onMark'> {
  pin: Pin;
  isMarked: boolean;
  onOpen: (pin: Pin) => void;
}

function PinMark({ pin, isMarked, priceOf, currency, onMark, onOpen }: PinMarkProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { hotels, lead, at } = pin;
  const whole = useMemo(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }), [locale]);
  // Rounded down like the lower end of the price filter, so that both show the same figure.
  const figure = whole.format(Math.floor(moneyNumber(priceOf(lead))));
  const isOne = hotels.length === 1;
  const label = isOne
    ? t('results.map.pin', { name: lead.name, price: `${currency} ${figure}` })
    : t('results.map.cluster', { count: hotels.length, price: `${currency} ${figure}` });
  const mark = isOne ? () => onMark(lead.hotelGuid) : undefined;
  const unmark = isOne ? () => onMark(null) : undefined;
  return (
    <PinButton
      type="button"
      aria-label={label}
      data-from={isOne ? undefined : figure}
      data-marked={isMarked || undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
      onClick={() => onOpen(pin)}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      {isOne ? figure : whole.format(hotels.length)}
    </PinButton>
  );
}

interface DistancesProps {
  around: HotelPoint;
  view: View;
  size: Size;
}

/** Rings at round distances, which show the scale of the map. */
const Distances = memo(function Distances({ around, view, size }: DistancesProps) {
  const { distance } = useHotelWords();
  const at = pixelOf(spotOf(around), view, size);
  const step = ringOf(around.lat, view.scale, size);
  return (
    <Rings aria-hidden>
      {[1, 2, 3].map((times) => {
        const radius = pixelsOf(step * times, around.lat, view.scale);
        return (
          <g key={times}>
            <circle cx={at.x} cy={at.y} r={radius} />
            <text x={at.x} y={at.y - radius - 4}>
              {distance(step * times)}
            </text>
          </g>
        );
      })}
    </Rings>
  );
});
