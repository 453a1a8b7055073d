import { styled } from '@jetway/kit-ui';

/** The order beside its payment. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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

/** Dates and ticket numbers do not wrap. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
