import { styled, Text } from '@jetway/kit-ui';

export const NoteEntries = styled.ol`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What somebody typed, with their line breaks. */
export const Written = styled(Text)`
  white-space: pre-wrap;
`;

/** Takes the focus from a note that is gone, and shows it to who came by keyboard. */
export const Place = styled.div`
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;
