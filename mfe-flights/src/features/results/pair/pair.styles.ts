import { media, styled } from '@jetway/kit-ui';

/** Side by side, or stacked where space is short. */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--jw-space-5);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Ways = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const WayButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--jw-space-3);
  align-items: center;
  inline-size: 100%;
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  color: var(--jw-text);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--jw-accent-border);
  }

  &[aria-pressed='true'] {
    border-color: var(--jw-accent);
    background: var(--jw-accent-soft);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--jw-space-3);
  }

  &:disabled {
    color: var(--jw-text-muted);
    background: var(--jw-surface-sunken);
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
`;

export const WayPrice = styled.span`
  display: grid;
  justify-items: end;

  ${media.phone} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }
`;

/** Stays visible while the lists scroll. */
export const Bars = styled.div`
  position: sticky;
  inset-block-end: calc(var(--frame-bottom, 0px) + var(--jw-space-3));
  z-index: var(--jw-z-sticky);
  display: grid;
  gap: var(--jw-space-2);

  && > * {
    position: static;
  }
`;

export const PairBar = styled.div`
  display: flex;
  gap: var(--jw-space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--jw-space-3) var(--jw-space-5);
  border: 1px solid var(--jw-accent-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-3);
`;
