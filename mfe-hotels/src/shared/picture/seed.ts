import type { HotelPropertyType } from '@jetway/kit-api/hotels';

export const SCENES = ['facade', 'lobby', 'room', 'pool', 'view'] as const;
export type Scene = (typeof SCENES)[number];

/** What a drawn picture shows. */
export interface PictureSeed {
  scene: Scene;
  kind: HotelPropertyType;
  /** Degrees on the colour wheel. */
  hue: number;
  /** Decides windows, floors and sky. */
  variant: number;
}

const SEED = /^(?:(facade|lobby|room|pool|view):)?(hotel|resort|apartment|guesthouse|hostel)-(\d{1,3})-(\d{1,4})$/;

/** Parses `hotel-212-4711` or `room:hotel-212-4711`; any other text gives a plain hotel, so that a card always has a picture. */
export function seedOf(text: string): PictureSeed {
  const [, scene = 'facade', kind = 'hotel', hue = '210', variant = '1'] = SEED.exec(text) ?? [];
  return { scene: scene as Scene, kind: kind as HotelPropertyType, hue: Number(hue) % 360, variant: Number(variant) };
}

/** Numbers from 0 to below 1, the same for the same variant. */
export function numbersOf(variant: number): () => number {
  let state = variant * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state / 4_294_967_296;
  };
}
