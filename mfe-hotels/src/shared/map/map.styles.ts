import { styled } from '@jetway/kit-ui';

/** The map is the same in every language: its east is right. */
export const Surface = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: var(--jw-surface-sunken);
  cursor: grab;
  direction: ltr;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
`;

/** Moves as one layer while it is dragged, without redrawing its content. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  will-change: transform;
`;

export const Rings = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  circle {
    fill: color-mix(in oklab, var(--jw-accent) 5%, transparent);
    stroke: var(--jw-border-strong);
    stroke-dasharray: 3 4;
  }

  text {
    fill: var(--jw-text-muted);
    font-size: var(--jw-text-xs);
    text-anchor: middle;
  }
`;

export const PinButton = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  padding: 0.25rem 0.5rem;
  border: 1px solid var(--jw-border-strong);
  border-radius: var(--jw-radius-full);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-2);
  color: var(--jw-text);
  font: inherit;
  font-size: var(--jw-text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;

  /* Several: their number, and from which price. */
  &[data-from]::after {
    content: ' · ' attr(data-from);
  }

  &[data-from] {
    border-color: var(--jw-accent-border);
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }

  &[data-marked] {
    z-index: 2;
    border-color: var(--jw-accent);
    background: var(--jw-accent);
    color: var(--jw-on-accent);
  }

  &:focus-visible {
    z-index: 3;
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
`;

export const LandmarkMark = styled.span`
  position: absolute;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  inset-block-start: 0;
  inset-inline-start: 0;
  padding: 0.125rem 0.375rem;
  border-radius: var(--jw-radius-sm);
  background: var(--jw-text);
  color: var(--jw-surface);
  font-size: var(--jw-text-xs);
  white-space: nowrap;
  pointer-events: none;
`;

export const Tools = styled.div`
  position: absolute;
  inset-block-start: var(--jw-space-3);
  inset-inline-end: var(--jw-space-3);
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-1);
`;

/** As large as the icons beside it. */
export const Less = styled.span`
  font-size: var(--jw-text-lg);
  line-height: 1;
`;
