import { media, styled } from '@jetway/kit-ui';

/** Text, date field and dates side by side, wrapping where space is short. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--jw-space-3);

  & > button {
    align-self: end;
  }
`;

/** Grows to its share of the bar, from this width on. */
export const Place = styled.div<{ $grow: number; $width: string }>`
  flex: ${({ $grow }) => $grow} 1 ${({ $width }) => $width};
  min-inline-size: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

/** Filters, with the sort order at the end. */
export const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-2);
`;

export const Order = styled.div`
  inline-size: 15rem;
  margin-inline-start: auto;

  ${media.phone} {
    inline-size: 100%;
  }
`;

/** Opens and closes the folded filters; only on a phone. */
export const FoldSwitch = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    flex: 1 1 100%;
  }
`;

/** Filters that fold away on a phone until they are opened. */
export const Folded = styled.div`
  display: contents;

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** A reference that does not wrap. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

/** Notifications in columns; on a phone in two lines, the event below its order and time. */
export const News = styled.ul`
  display: grid;
  grid-template-columns: max-content max-content minmax(0, 1fr);
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }

  & > li > :nth-child(2) {
    justify-self: start;
  }

  ${media.phone} {
    display: block;

    & > li {
      grid-template-columns: minmax(0, 1fr) max-content;
      gap: var(--jw-space-1) var(--jw-space-3);
      padding-block: var(--jw-space-2);
    }

    & > li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
