import { media, styled } from '@jetway/kit-ui';

/** The search text, two choices, and the dates with room for two fields beside each other. */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 2fr);
  align-items: end;
  gap: var(--jw-space-4);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
