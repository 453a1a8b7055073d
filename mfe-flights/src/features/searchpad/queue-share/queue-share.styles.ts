import { media, styled } from '@jetway/kit-ui';

/** The record beside its way to an order. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-5);
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
