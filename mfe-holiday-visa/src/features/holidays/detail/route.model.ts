import type { PackageRoutePoint } from '@jetway/kit-api/packages';

export const WIDTH = 320;
export const HEIGHT = 180;
const MARGIN = 34;
/** Degrees that the picture shows at least, so that stops in one city are not far apart. */
const LEAST_SPAN = 0.2;

/** A stop in the picture's units. */
export interface Spot {
  /** From 1, in the order of travel. */
  number: number;
  name: string;
  x: number;
  y: number;
}

/** The stops as they lie to each other, north at the top. Equal distances on the ground look equal around the route's middle. */
export function spotsOf(route: readonly PackageRoutePoint[]): Spot[] {
  const [first] = route;
  if (!first) return [];
  // Longitudes on the first stop's side of the date line.
  const lons = route.map(({ lon }) => first.lon + ((lon - first.lon + 540) % 360) - 180);
  const lats = route.map(({ lat }) => lat);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]) => Math.max(Math.max(...values) - Math.min(...values), LEAST_SPAN);
  const squeeze = Math.cos((middle(lats) * Math.PI) / 180);
  const scale = Math.min((WIDTH - 2 * MARGIN) / (span(lons) * squeeze), (HEIGHT - 2 * MARGIN) / span(lats));
  return route.map(({ name, lat }, place) => ({
    number: place + 1,
    name,
    x: round(WIDTH / 2 + ((lons[place] ?? 0) - middle(lons)) * squeeze * scale),
    y: round(HEIGHT / 2 - (lat - middle(lats)) * scale),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
