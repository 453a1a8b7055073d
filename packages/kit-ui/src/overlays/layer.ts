import { atRest } from '../at-rest';
import { onDemand } from './on-demand';

const code = () => import('./surfaces');

/** The rendering code of all overlays, in one chunk that loads after the first page. */
export const layer = {
  Dialog: onDemand(() => code().then((surfaces) => surfaces.DialogSurface)),
  Sheet: onDemand(() => code().then((surfaces) => surfaces.SheetSurface)),
  Popover: onDemand(() => code().then((surfaces) => surfaces.PopoverSurface)),
  Tooltip: onDemand(() => code().then((surfaces) => surfaces.TooltipSurface)),
  Menu: onDemand(() => code().then((surfaces) => surfaces.MenuSurface)),
} as const;

/** Loads the code of dialogs, sheets, menus and popovers ahead of need. For tests and idle pages. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all(Object.values(layer).map((surface) => surface.preload()));
}

/** Like `preloadOverlays`, when the browser is idle. Failures are ignored: opening retries and reports them. */
export function warmOverlays(): void {
  void atRest()
    .then(preloadOverlays)
    .catch(() => undefined);
}
