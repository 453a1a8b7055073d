export { DialogSurface } from './dialog-surface';
export { MenuSurface } from './menu-surface';
export { PopoverSurface } from './popover-surface';
export { SheetSurface } from './sheet-surface';
export { TooltipSurface } from './tooltip-surface';
