import { styled } from '@jetway/kit-ui';

export const TabList = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-1);
  margin-block-end: var(--jw-space-4);
  border-block-end: 1px solid var(--jw-border);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--jw-space-2);
    margin-block-end: -1px;
    padding: var(--jw-space-2) var(--jw-space-3);
    border-block-end: 2px solid transparent;
    color: var(--jw-text-muted);
    font-weight: 600;
    text-decoration: none;
  }

  a[aria-current='page'] {
    border-block-end-color: var(--jw-accent);
    color: var(--jw-accent-text);
  }

  a:hover {
    color: var(--jw-text);
  }
`;
