import { styled } from 'styled-components';

/** The two ends of a range side by side, stacked where space is short. */
export const SpanEnds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: var(--jw-space-4) var(--jw-space-2);
`;
