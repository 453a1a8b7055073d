import { media, styled } from '@jetway/kit-ui';

/** Filters, list and, once opened, the map. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  &[data-map] {
    grid-template-columns: 15rem minmax(0, 1fr) minmax(0, 0.9fr);
    gap: var(--jw-space-4);
  }

  ${media.tablet} {
    &,
    &[data-map] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const beside = `
  position: sticky;
  inset-block-start: calc(var(--frame-header, 0px) + var(--jw-space-4));
`;

export const FilterColumn = styled.aside`
  ${beside}
  max-block-size: calc(100dvh - var(--frame-header, 0px) - 2 * var(--jw-space-4));
  overflow-y: auto;
  padding: var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);

  ${media.tablet} {
    display: none;
  }
`;

export const MapColumn = styled.div`
  ${beside}
  block-size: calc(100dvh - var(--frame-header, 0px) - 2 * var(--jw-space-4));
  min-block-size: 20rem;
  overflow: hidden;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);

  ${media.tablet} {
    position: relative;
    inset-block-start: 0;
    order: -1;
    block-size: 22rem;
  }
`;

export const OnSmallScreens = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

/** In two rows on phones: the count with page controls, then the card controls. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  align-items: center;

  & > :first-child {
    flex: 1;
    min-inline-size: 12rem;
  }

  ${media.phone} {
    gap: var(--jw-space-2);

    & > :first-child {
      min-inline-size: 5rem;
    }
  }
`;

export const SortPlace = styled.div`
  ${media.phone} {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
`;

export const SummaryBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  align-items: center;
  justify-content: space-between;
`;

export const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-4);
  padding: var(--jw-space-5);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-accent-soft);
`;
