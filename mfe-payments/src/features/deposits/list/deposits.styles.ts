import { media, styled } from '@jetway/kit-ui';

export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  align-items: end;
  gap: var(--jw-space-4);

  /* The dates, among the fields that fold on a phone. */
  & > :nth-child(3) > :nth-child(3) {
    grid-column: span 2;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(3) > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
