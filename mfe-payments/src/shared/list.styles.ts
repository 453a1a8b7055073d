import { media, styled } from '@jetway/kit-ui';

/** Opens and closes the folded filters; only on a phone. */
export const FoldSwitch = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

/** Fields of the bar, which fold away on a phone until they are opened. */
export const Folded = styled.div`
  display: contents;

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** Dates and names stay on one line. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
