import { media, styled } from '@jetway/kit-ui';

/** The actions of the booking; on a phone in two columns. */
export const TopMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
