import type { RoutePoint } from './route-map';

export default function RouteChart({ points }: { points: readonly RoutePoint[] }) {
  return <svg viewBox="0 0 320 180" aria-hidden data-points={points.length} />;
}
