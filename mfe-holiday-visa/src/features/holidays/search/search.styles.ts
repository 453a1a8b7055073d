import { styled } from '@jetway/kit-ui';

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
