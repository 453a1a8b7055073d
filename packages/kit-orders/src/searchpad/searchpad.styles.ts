import { media, styled } from '@jetway/kit-ui';

export const TabList = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-1);
  margin-block-end: var(--jw-space-4);
  border-block-end: 1px solid var(--jw-border);

  /* One line to scroll, so that the form below is above the fold. */
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }

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
    white-space: nowrap;
  }

  a[aria-current='page'] {
    border-block-end-color: var(--jw-accent);
    color: var(--jw-accent-text);
  }

  a:hover {
    color: var(--jw-text);
  }
`;
