import { styled } from '@jetway/kit-ui';

/** An order beside its price; on small screens one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
