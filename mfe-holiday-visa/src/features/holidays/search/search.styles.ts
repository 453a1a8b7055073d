import { styled } from '@jetway/kit-ui';

/** The fields beside each other, and the button at their end; two in a row where there is less space. */
export const SearchFields = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  align-items: start;

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.1fr) auto;
  }
`;

/** As many cities beside each other as fit. */
export const Cities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const City = styled.li`
  a {
    display: flex;
    flex-direction: column;
    gap: var(--jw-space-1);
    overflow: hidden;
    padding-block-end: var(--jw-space-3);
    border: 1px solid var(--jw-border);
    border-radius: var(--jw-radius-lg);
    background: var(--jw-surface);
    color: var(--jw-text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--jw-accent);
  }

  a > span,
  a > p {
    padding-inline: var(--jw-space-3);
  }
`;
