import { styled } from '@jetway/kit-ui';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--jw-space-3);
  align-items: stretch;
`;

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  /* What it is and when, then the trip and a detail. */
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jw-space-3);
    align-items: baseline;
    padding-block: var(--jw-space-2);
    border-block-start: 1px solid var(--jw-border);
  }

  li > :nth-child(odd) {
    flex: 1 0 auto;
  }

  li > :nth-child(3) {
    flex: 1 1 calc(100% - 8rem);
  }

  li > :nth-child(4):empty {
    display: none;
  }
`;
