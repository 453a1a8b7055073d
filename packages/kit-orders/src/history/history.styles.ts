import { styled } from '@jetway/kit-ui';

export const HistoryList = styled.ol`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const HistoryEntry = styled.li`
  position: relative;
  padding-inline-start: var(--jw-space-5);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: 0;
    inline-size: var(--jw-space-2);
    block-size: var(--jw-space-2);
    border-radius: var(--jw-radius-full);
    background: var(--jw-accent);
  }

  & del {
    color: var(--jw-text-muted);
  }

  & ins {
    text-decoration: none;
  }
`;
