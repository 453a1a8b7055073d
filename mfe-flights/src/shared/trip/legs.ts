/** Formats an order's route: "DXB-DAC-DXB" as "DXB → DAC → DXB". */
export function legsOf(route: string): string {
  return route.split('-').join(' → ');
}
