import { media, styled } from '@jetway/kit-ui';

/** The application beside its price. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The actions of the application; on a phone in two columns. */
export const TopMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One line for each document of an applicant. */
export const Papers = styled.ul`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jw-space-2) var(--jw-space-4);
    align-items: center;
    justify-content: space-between;
  }
`;

/** What was asked for, one item below the other. */
export const Items = styled.ul`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
