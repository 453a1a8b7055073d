import { media, styled } from '@jetway/kit-ui';

/** Filters beside the list where there is space. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 17.5rem minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  /* The list is wide enough for a journey in one line. */
  &[data-density='compact'] {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--jw-space-3);
  }

  ${media.tablet} {
    &,
    &[data-density='compact'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const FilterColumn = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--frame-header, 0px) + var(--jw-space-4));
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

export const OnSmallScreens = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

/** Search progress, and the filters button where the filters are hidden. */
export const Toolbar = styled.div`
  display: flex;
  gap: var(--jw-space-4);
  align-items: center;
  min-block-size: 2.125rem;

  & > :first-child {
    flex: 1;
  }

  /* Count and filters in one line, the view options below. */
  ${media.tablet} {
    flex-wrap: wrap;
    row-gap: var(--jw-space-3);

    & > :nth-child(2) {
      order: 1;
      flex-basis: 100%;
    }
  }

  /* The view options are behind a button, in the same line. */
  ${media.phone} {
    gap: var(--jw-space-2);

    & > :nth-child(2) {
      order: 0;
      flex-basis: auto;
    }
  }
`;
