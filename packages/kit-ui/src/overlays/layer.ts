import { atRest } from '../at-rest';
import { onDemand } from './on-demand';

const code = () => import('./surfaces');

/** The drawn half of every overlay, in one file of its own that loads after the first page. */
export const layer = {
  Dialog: onDemand(() => code().then((surfaces) => surfaces.DialogSurface)),
  Sheet: onDemand(() => code().then((surfaces) => surfaces.SheetSurface)),
  Popover: onDemand(() => code().then((surfaces) => surfaces.PopoverSurface)),
  Tooltip: onDemand(() => code().then((surfaces) => surfaces.TooltipSurface)),
  Menu: onDemand(() => code().then((surfaces) => surfaces.MenuSurface)),
} as const;

/** Fetches the code of dialogs, sheets, menus and popovers. Tests and idle pages call it ahead of need. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all(Object.values(layer).map((surface) => surface.preload()));
}

/** As `preloadOverlays`, at rest and for when nobody waits: opening tries again and reports a failure. */
export function warmOverlays(): void {
  void atRest()
    .then(preloadOverlays)
    .catch(() => undefined);
}
