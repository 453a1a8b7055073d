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

/** The sort order, at the end of the filters. */
export const SortPlace = styled.div`
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

/** A reference or an amount that does not wrap. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
