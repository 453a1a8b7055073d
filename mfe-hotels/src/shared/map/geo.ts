/** A place in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** A position on the square Mercator projection, 0 to 1 from the north-west. */
export interface Spot {
  x: number;
  y: number;
}

/** The view of a map: its centre, and the width of the world in pixels. */
export interface View {
  middle: Spot;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const EARTH_KM = 40_075;
/** Latitude limit of the projection. */
const FARTHEST_LAT = 85;
/** Maximum zoom for a single hotel: about 2 km across the map. */
const LARGEST_SCALE = 2 ** 23;
const SMALLEST_SCALE = 2 ** 9;
/** Free space around the outermost pins. */
const MARGIN = 0.82;

export function spotOf({ lat, lon }: Point): Spot {
  const sine = Math.sin((Math.max(-FARTHEST_LAT, Math.min(FARTHEST_LAT, lat)) * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Pixels from the north-western corner of the map. */
export function pixelOf({ x, y }: Spot, { middle, scale }: View, { width, height }: Size): Spot {
  return { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
}

/** Pixels of a distance at a latitude. */
export function pixelsOf(kilometres: number, lat: number, scale: number): number {
  return (kilometres / (EARTH_KM * Math.cos((lat * Math.PI) / 180))) * scale;
}

/** The view that shows all places, or a single one zoomed in; scales are half powers of two, so that similar lists have the same view. */
export function viewOf(places: readonly Point[], { width, height }: Size): View {
  const spots = places.map(spotOf);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (spots.length === 0) return { middle: { x: 0.5, y: 0.5 }, scale: SMALLEST_SCALE };
  const fitting = Math.min(width / Math.max(right - left, 1e-9), height / Math.max(bottom - top, 1e-9)) * MARGIN;
  const scale = 2 ** (Math.floor(Math.log2(fitting) * 2) / 2);
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: within(scale) };
}

/** The view zoomed around a point. */
export function zoomed({ middle, scale }: View, by: number, around: Spot = middle): View {
  return { middle: around, scale: within(scale * by) };
}

/** The view moved by pixels. */
export function moved({ middle, scale }: View, x: number, y: number): View {
  return { middle: { x: middle.x + x / scale, y: middle.y + y / scale }, scale };
}

function within(scale: number): number {
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale));
}

/** A round distance that is about a quarter of the map, for its rings. */
export function ringOf(lat: number, scale: number, { width }: Size): number {
  const rounds = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  return rounds.find((kilometres) => pixelsOf(kilometres, lat, scale) >= width / 6) ?? 2000;
}
