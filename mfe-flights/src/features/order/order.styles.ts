import { styled } from '@jetway/kit-ui';

/** The order beside its payment. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Dates and ticket numbers do not wrap. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

/** The record locator, large enough to read out from across a room. */
export const Locator = styled.span`
  font-size: var(--jw-text-2xl);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
  user-select: all;
`;
