import { media, styled } from '@jetway/kit-ui';

export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 20rem) repeat(2, minmax(9rem, 13rem)) minmax(20rem, 26rem) auto;
  justify-content: start;
  align-items: end;
  gap: var(--jw-space-4);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    justify-content: stretch;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
