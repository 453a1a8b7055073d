import type { RoutePoint } from './route-map';

interface Place {
  lat: number;
  lon: number;
}

/** Degrees between two lines, for a map this many radians wide. */
function spacing(widest: number): number {
  if (widest > 1.2) return 20;
  return widest > 0.35 ? 10 : 5;
}

const FINE = 40;

function line(from: Place, to: Place): Place[] {
  return Array.from({ length: FINE + 1 }, (_, index) => ({
    lat: from.lat + ((to.lat - from.lat) * index) / FINE,
    lon: from.lon + ((to.lon - from.lon) * index) / FINE,
  }));
}

/** Meridians and parallels around the points, as far as the picture reaches. */
export function graticule(points: readonly RoutePoint[], widest: number): Place[][] {
  const step = spacing(widest);
  const reach = step * 7;
  const start = points[0];
  if (!start) return [];
  // Longitudes on the start's side of the date line.
  const lons = points.map(({ lon }) => start.lon + ((lon - start.lon + 540) % 360) - 180);
  const lats = points.map(({ lat }) => lat);
  const floor = (value: number) => Math.floor(value / step) * step;
  const south = Math.max(-80, floor(Math.min(...lats) - reach));
  const north = Math.min(80, floor(Math.max(...lats) + reach));
  const west = floor(Math.min(...lons) - reach);
  const east = Math.min(west + 360, floor(Math.max(...lons) + reach));
  const parallels = steps(south, north, step).map((lat) => line({ lat, lon: west }, { lat, lon: east }));
  const meridians = steps(west, east, step).map((lon) => line({ lat: south, lon }, { lat: north, lon }));
  return [...parallels, ...meridians];
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
