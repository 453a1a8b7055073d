import { Link } from '@jetway/kit-runtime/router';
import { media, styled } from '@jetway/kit-ui';

/** The six methods side by side; on a phone the row scrolls. */
export const MenuRow = styled.ul`
  display: flex;
  gap: var(--jw-space-2);
  margin: 0;
  padding: var(--jw-space-1);
  overflow-x: auto;
  list-style: none;
`;

export const MenuLink = styled(Link)`
  display: block;
  padding: var(--jw-space-2) var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-full);
  background: var(--jw-surface);
  color: var(--jw-text);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &[aria-current='page'] {
    border-color: var(--jw-accent-border);
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }

  ${media.hover} {
    &:hover {
      border-color: var(--jw-border-strong);
    }
  }
`;

export const BankLogo = styled.img`
  inline-size: 2rem;
  block-size: 2rem;
  object-fit: contain;
`;

/** Forms stay readable on wide screens. */
export const FormColumn = styled.div`
  display: grid;
  gap: var(--jw-space-5);
  max-inline-size: 56rem;
`;
