import { styled } from '@jetway/kit-ui';

/** A link to read and copy. */
export const LinkLine = styled.div`
  display: flex;
  gap: var(--jw-space-2);
  align-items: center;
  padding: var(--jw-space-2) var(--jw-space-3);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--jw-text-sm);
  }
`;
