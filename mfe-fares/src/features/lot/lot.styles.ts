import { media, styled } from '@jetway/kit-ui';

/** The lot beside its prices and the form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Month = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: var(--jw-space-1);
  table-layout: fixed;

  th {
    padding-block: var(--jw-space-1);
    color: var(--jw-text-muted);
    font-size: var(--jw-text-xs);
    font-weight: 500;
  }

  td {
    padding: 0;
    text-align: center;
  }

  td > a,
  td > span {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    align-items: center;
    justify-content: center;
    min-block-size: 3.5rem;
    border-radius: var(--jw-radius-md);
    font-size: var(--jw-text-sm);
    font-variant-numeric: tabular-nums;
  }

  td > span {
    color: var(--jw-text-muted);
  }

  td > a {
    border: 1px solid var(--jw-border);
    color: var(--jw-text);
    text-decoration: none;
  }

  td > a:hover {
    border-color: var(--jw-accent);
  }

  td > a[aria-current] {
    border-color: var(--jw-accent);
    background: var(--jw-accent-soft);
  }

  small {
    font-size: var(--jw-text-xs);
    font-weight: 600;
  }

  ${media.phone} {
    border-spacing: 2px;
  }
`;
