import { styled } from '@jetway/kit-ui';

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
