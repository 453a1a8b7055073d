import { media, styled } from '@jetway/kit-ui';

/** Notifications in columns; on a phone in two lines, the event below its order and time. */
export const News = styled.ul`
  display: grid;
  grid-template-columns: max-content max-content minmax(0, 1fr);
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }

  & > li > :nth-child(2) {
    justify-self: start;
  }

  ${media.phone} {
    display: block;

    & > li {
      grid-template-columns: minmax(0, 1fr) max-content;
      gap: var(--jw-space-1) var(--jw-space-3);
      padding-block: var(--jw-space-2);
    }

    & > li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
