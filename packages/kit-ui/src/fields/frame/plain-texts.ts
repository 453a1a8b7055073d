import { styled } from 'styled-components';

import { visuallyHidden } from './visually-hidden.styles';

/** Label and help of a field that links them itself, or that has no control yet. */
export const PlainName = styled.span<{ $hidden?: boolean }>`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
  color: var(--jw-text);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const PlainHelp = styled.span<{ $danger?: boolean }>`
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: ${({ $danger }) => ($danger ? 'var(--jw-danger-text)' : 'var(--jw-text-muted)')};
`;
