import { styled, Text } from '@jetway/kit-ui';

export const NoteEntries = styled.ol`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Typed text, with its line breaks. */
export const Written = styled(Text)`
  white-space: pre-wrap;
`;

/** Receives the focus of a removed note, with a ring for keyboard users. */
export const Place = styled.div`
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;
