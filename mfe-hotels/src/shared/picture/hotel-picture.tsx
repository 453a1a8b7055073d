import { styled } from '@jetway/kit-ui';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { numbersOf, seedOf } from './seed';
import type { PictureSeed, Scene } from './seed';

interface HotelPictureProps {
  /** Seed of the picture, such as `hotel-212-4711`. */
  seed: string;
  /** Alternative text; without one the picture is decorative. */
  label?: string;
  className?: string;
}

const Frame = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: var(--jw-surface-sunken);
`;

const WIDTH = 320;
const HEIGHT = 200;
const GROUND = 168;

const shade = (hue: number, chroma: number, light: number) => `hsl(${hue} ${chroma}% ${light}%)`;

/** A drawn picture of a hotel or of a room in it: no photograph or file, and the same for the same seed. */
export const HotelPicture = memo(function HotelPicture({ seed, label, className }: HotelPictureProps) {
  const picture = seedOf(seed);
  const Drawing = DRAWINGS[picture.scene];
  return (
    <Frame
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawing {...picture} />
    </Frame>
  );
});

const DRAWINGS: Record<Scene, (seed: PictureSeed) => ReactNode> = {
  facade: Facade,
  lobby: Lobby,
  room: Room,
  pool: Pool,
  view: View,
};

function Sky({ hue, variant }: PictureSeed) {
  const isEvening = variant % 3 === 0;
  const top = isEvening ? shade(hue + 30, 38, 46) : shade(205, 60, 78);
  const low = isEvening ? shade(hue + 350, 60, 80) : shade(hue, 45, 92);
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={low} />
      <rect width={WIDTH} height={70} fill={top} opacity={0.55} />
      <circle cx={40 + ((variant * 7) % 240)} cy={36} r={14} fill={shade(45, 90, isEvening ? 82 : 94)} />
    </>
  );
}

const SHAPES = {
  hotel: { floors: 8, spread: 4, width: 130 },
  resort: { floors: 3, spread: 2, width: 220 },
  apartment: { floors: 6, spread: 3, width: 150 },
  guesthouse: { floors: 2, spread: 1, width: 150 },
  hostel: { floors: 4, spread: 1, width: 120 },
} as const;

function Facade(seed: PictureSeed) {
  const { hue, kind, variant } = seed;
  const next = numbersOf(variant);
  const { floors: fewest, spread, width } = SHAPES[kind];
  const floors = fewest + Math.floor(next() * spread);
  // The door is below the windows.
  const high = floors * 15 + 32;
  const left = (WIDTH - width) / 2 + (next() - 0.5) * 40;
  const top = GROUND - high;
  const columns = Math.floor(width / 22);
  const wall = shade(hue, 24, 70 + next() * 12);
  return (
    <>
      <Sky {...seed} />
      <rect x={left - 44} y={GROUND - high * 0.5} width={70} height={high * 0.5} fill={shade(hue, 14, 78)} />
      <rect x={left + width - 26} y={GROUND - high * 0.62} width={64} height={high * 0.62} fill={shade(hue, 14, 74)} />
      <rect x={left} y={top} width={width} height={high} fill={wall} />
      <rect x={left} y={top} width={width} height={6} fill={shade(hue, 40, 40)} />
      {Array.from({ length: floors * columns }, (_, index) => (
        <rect
          key={index}
          x={left + 8 + (index % columns) * ((width - 12) / columns)}
          y={top + 12 + Math.floor(index / columns) * 15}
          width={11}
          height={9}
          fill={next() > 0.6 ? shade(45, 85, 76) : shade(hue + 10, 30, 44)}
        />
      ))}
      <rect x={left + width / 2 - 12} y={GROUND - 18} width={24} height={18} fill={shade(hue, 45, 28)} />
      <rect y={GROUND} width={WIDTH} height={HEIGHT - GROUND} fill={shade(110, 18, 58)} />
      <path
        d={`M${WIDTH / 2 - 30} ${HEIGHT} L${WIDTH / 2 - 8} ${GROUND} H${WIDTH / 2 + 8} L${WIDTH / 2 + 30} ${HEIGHT}`}
        fill={shade(hue, 8, 82)}
      />
    </>
  );
}

function Lobby({ hue, variant }: PictureSeed) {
  const next = numbersOf(variant);
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={shade(hue, 26, 90)} />
      <rect y={150} width={WIDTH} height={50} fill={shade(30, 22, 72)} />
      {[60, 160, 260].map((x) => (
        <g key={x}>
          <rect x={x - 1} width={2} height={34 + next() * 18} fill={shade(40, 30, 40)} />
          <circle cx={x} cy={54} r={13} fill={shade(45, 90, 82)} />
        </g>
      ))}
      <rect x={90} y={104} width={140} height={48} rx={4} fill={shade(hue, 36, 38)} />
      <rect x={84} y={98} width={152} height={9} rx={3} fill={shade(30, 30, 52)} />
      <rect x={24} y={122} width={50} height={34} rx={10} fill={shade(hue + 40, 38, 56)} />
      <rect x={248} y={122} width={50} height={34} rx={10} fill={shade(hue + 40, 38, 56)} />
    </>
  );
}

function Room({ hue, variant }: PictureSeed) {
  const next = numbersOf(variant);
  const window = 36 + next() * 60;
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={shade(hue, 18, 91)} />
      <rect y={152} width={WIDTH} height={48} fill={shade(32, 28, 74)} />
      <rect x={window} y={24} width={66} height={78} fill={shade(205, 62, 82)} />
      <path d={`M${window - 10} 18 h14 v92 h-14 z M${window + 62} 18 h14 v92 h-14 z`} fill={shade(hue, 34, 62)} />
      <rect x={140} y={78} width={150} height={50} rx={6} fill={shade(hue, 34, 44)} />
      <rect x={136} y={116} width={158} height={52} rx={8} fill={shade(hue, 20, 97)} />
      <rect x={136} y={138} width={158} height={30} rx={8} fill={shade(hue + 20, 42, 60)} />
      <rect x={150} y={102} width={56} height={22} rx={8} fill={shade(0, 0, 100)} />
      <rect x={222} y={102} width={56} height={22} rx={8} fill={shade(0, 0, 100)} />
    </>
  );
}

function Pool(seed: PictureSeed) {
  const { hue, variant } = seed;
  const next = numbersOf(variant);
  return (
    <>
      <Sky {...seed} />
      <rect y={112} width={WIDTH} height={88} fill={shade(36, 40, 84)} />
      <path d="M30 132 H290 L316 188 H4 Z" fill={shade(190, 66, 62)} />
      <path d="M60 150 q20 -6 40 0 t40 0 t40 0 t40 0" fill="none" stroke={shade(190, 70, 84)} strokeWidth={3} />
      {[26, 92, 230, 286].map((x) => (
        <g key={x}>
          <rect x={x} y={70} width={4} height={48} fill={shade(30, 30, 38)} />
          <path d={`M${x - 22} ${74 - next() * 6} q24 -26 48 0 z`} fill={shade(hue, 55, 58)} />
        </g>
      ))}
    </>
  );
}

function View(seed: PictureSeed) {
  const { hue, variant } = seed;
  const next = numbersOf(variant);
  return (
    <>
      <Sky {...seed} />
      {Array.from({ length: 16 }, (_, index) => {
        const high = 24 + next() * 86;
        return (
          <rect
            key={index}
            x={index * 20}
            y={GROUND - high}
            width={18}
            height={high}
            fill={shade(hue, 16, 46 + next() * 26)}
          />
        );
      })}
      <rect y={GROUND} width={WIDTH} height={HEIGHT - GROUND} fill={shade(hue, 12, 40)} />
      <path d={`M0 ${GROUND + 4} H${WIDTH}`} stroke={shade(0, 0, 92)} strokeWidth={3} />
    </>
  );
}
