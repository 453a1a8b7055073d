import { media, styled } from '@jetway/kit-ui';

/** Flights and travellers beside the cabin; above it on a phone. */
export const SeatColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The fuselage. An aircraft is not mirrored in right-to-left languages. */
export const Cabin = styled.div<{ $places: number }>`
  --jw-seat: minmax(1.375rem, 2.25rem);
  display: grid;
  grid-template-columns: 1.75rem repeat(${({ $places }) => $places}, var(--jw-seat));
  row-gap: 3px;
  column-gap: 2px;
  justify-content: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  padding: var(--jw-space-9) var(--jw-space-3) var(--jw-space-6);
  border: 1px solid var(--jw-border-strong);
  border-radius: 50% 50% var(--jw-radius-lg) var(--jw-radius-lg) / 5rem 5rem var(--jw-radius-lg) var(--jw-radius-lg);
  background: var(--jw-surface);
`;

export const Row = styled.div`
  display: contents;

  &[data-exit] > :first-child {
    color: var(--jw-accent-text);
    font-weight: 600;
  }

  &[data-wing] > :first-child {
    border-inline-start: 3px solid var(--jw-border-strong);
  }
`;

export const ColumnName = styled.div`
  text-align: center;
  font-size: var(--jw-text-xs);
  color: var(--jw-text-muted);
`;

export const RowName = styled.div`
  display: grid;
  place-items: center;
  font-size: var(--jw-text-xs);
  color: var(--jw-text-muted);

  & abbr {
    text-decoration: none;
  }
`;

export const Cell = styled.div`
  display: grid;
  aspect-ratio: 1;
  min-block-size: 1.375rem;
`;

export const Fixture = styled.span`
  margin: 2px;
  border-radius: var(--jw-radius-sm);
  background: repeating-linear-gradient(45deg, var(--jw-surface-sunken) 0 4px, transparent 4px 8px);
`;

export const SeatButton = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  padding: 0;
  border: 1px solid var(--jw-border-strong);
  border-radius: 6px 6px 3px 3px;
  background: var(--jw-surface-raised);
  color: var(--jw-text);
  font: inherit;
  font-size: var(--jw-text-xs);
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }

  &[data-look='paid'] {
    border-color: var(--jw-accent-border);
    background: color-mix(in oklab, var(--jw-accent) var(--jw-band, 8%), var(--jw-surface-raised));
  }

  &[data-band='2'] {
    --jw-band: 18%;
  }

  &[data-band='3'] {
    --jw-band: 28%;
  }

  &[data-band='4'] {
    --jw-band: 38%;
  }

  &[data-roomy] {
    border-color: var(--jw-accent);
    border-block-start-width: 4px;
  }

  &[data-look='ours'] {
    border-color: var(--jw-accent);
    background: var(--jw-accent);
    color: var(--jw-on-accent);
  }

  &[data-look='taken'] {
    border-color: var(--jw-border);
    background: var(--jw-surface-sunken);
    cursor: not-allowed;
  }
`;

/** A dot per price band, so that prices are not told apart by shade alone. */
export const BandMark = styled.span.attrs({ 'aria-hidden': true })`
  font-size: 0.625rem;
  line-height: 1;
  letter-spacing: -0.1em;
`;

/** The seat pointed at, in view while a long cabin scrolls. */
export const Pointed = styled.p`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  min-block-size: 2lh;
  margin: 0;
  padding: var(--jw-space-2) var(--jw-space-3);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** Legend of the seat styles. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-2) var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);

  & > li {
    display: flex;
    gap: var(--jw-space-2);
    align-items: center;
  }
`;

export const Sample = styled(SeatButton).attrs({ as: 'span', 'aria-hidden': true })`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  cursor: default;
`;

/** Buttons to select the traveller to seat. */
export const Sitters = styled.div`
  display: grid;
  gap: var(--jw-space-2);
`;

export const Sitter = styled.button`
  display: flex;
  gap: var(--jw-space-3);
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--jw-control-md);
  padding: var(--jw-space-2) var(--jw-space-3);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  color: var(--jw-text);
  font: inherit;
  font-size: var(--jw-text-sm);
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--jw-accent);
    background: var(--jw-accent-soft);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
`;
