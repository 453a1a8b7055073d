import { media, styled } from '@jetway/kit-ui';

export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 22rem) minmax(10rem, 14rem) minmax(21rem, 26rem) auto;
  justify-content: start;
  align-items: end;
  gap: var(--jw-space-4);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(10rem, 14rem);
    justify-content: stretch;

    /* The dates, among the fields that fold on a phone. */
    & > :nth-child(3) > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
