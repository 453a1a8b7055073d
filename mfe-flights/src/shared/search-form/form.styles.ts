import { media, styled } from '@jetway/kit-ui';

/** The bar adapts to its container, not to the window, because it is also used in a sheet. */
export const Frame = styled.form`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-4);
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-3) var(--jw-space-5);
`;

/** One row, two rows, or stacked fields, depending on the space. */
export const Bar = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  align-items: start;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) minmax(12rem, auto);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 66rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** Aligns a button with fields, whose labels are above them. */
export const BesideFields = styled.div`
  @container (min-width: 44rem) {
    padding-block-start: 1.5rem;
  }
`;

export const JourneyLine = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  align-items: start;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 1.3fr) minmax(min(21.5rem, 44cqi), 1fr);

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1.3fr) minmax(min(21.5rem, 44cqi), 1fr) auto;
    }
  }
`;

export const Ends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: var(--jw-space-2);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SwapPlace = styled.div`
  padding-block-start: 1.875rem;

  ${media.phone} {
    justify-self: end;
    margin-block: calc(-1 * var(--jw-space-2)) calc(-2rem + var(--jw-space-1));
    padding: 0;
    rotate: 90deg;
    z-index: 1;
  }
`;

export const Dates = styled.div`
  min-inline-size: 0;
`;
