/** A route as orders have it, for the eye: "DXB-DAC-DXB" as "DXB → DAC → DXB". */
export function legsOf(route: string): string {
  return route.split('-').join(' → ');
}
