import type { RoutePoint } from './route-map';

type Vector = readonly [number, number, number];
/** Degrees. */
interface Place {
  lat: number;
  lon: number;
}
/** Units of the earth's radius on the projected plane, y upwards. */
export interface Spot {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;

function vectorOf({ lat, lon }: Place): Vector {
  const ring = Math.cos(lat * RADIANS);
  return [ring * Math.cos(lon * RADIANS), ring * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

function placeOf([x, y, z]: Vector): Place {
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
}

/** Central angle between two places, in radians. */
export function angleBetween(from: Place, to: Place): number {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  return Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
}

/** Points along the great circle between two places, both included. */
export function greatCircle(from: Place, to: Place, steps = 48): Place[] {
  const angle = angleBetween(from, to);
  if (angle < 1e-6) return [from, to];
  const [a, b] = [vectorOf(from), vectorOf(to)];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
    return placeOf([a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q]);
  });
}

/** Lambert azimuthal equal-area projection around `centre`. */
export function projectionAround(centre: Place): (place: Place) => Spot {
  const [sinCentre, cosCentre] = [Math.sin(centre.lat * RADIANS), Math.cos(centre.lat * RADIANS)];
  return ({ lat, lon }) => {
    const [sin, cos, turn] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS), (lon - centre.lon) * RADIANS];
    const k = Math.sqrt(2 / Math.max(1e-6, 1 + sinCentre * sin + cosCentre * cos * Math.cos(turn)));
    return { x: k * cos * Math.sin(turn), y: k * (cosCentre * sin - sinCentre * cos * Math.cos(turn)) };
  };
}

/** Centre of the projection: the middle of the points, slightly to the south so that northern routes curve. */
export function viewpoint(points: readonly RoutePoint[]): Place {
  const sum = points.map(vectorOf).reduce<Vector>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  const middle = placeOf(sum);
  const span = Math.max(...points.map((point) => angleBetween(middle, point)), 0.05) / RADIANS;
  const lean = Math.min(28, 8 + span * 0.5) * (middle.lat < 0 ? -1 : 1);
  return { lat: Math.max(-80, Math.min(80, middle.lat - lean)), lon: middle.lon };
}
