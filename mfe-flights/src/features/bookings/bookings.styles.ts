import { styled } from '@jetway/kit-ui';

/** Words, kind of day and days side by side; what does not fit goes on to the next line. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--jw-space-3);

  & > button {
    align-self: end;
  }
`;

/** Takes its share of the bar from this width on. */
export const Place = styled.div<{ $grow: number; $width: string }>`
  flex: ${({ $grow }) => $grow} 1 ${({ $width }) => $width};
  min-inline-size: 0;
`;
