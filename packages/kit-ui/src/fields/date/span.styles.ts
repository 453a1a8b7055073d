import { styled } from 'styled-components';

/** Two ends of a span side by side, one above the other where there is no room. */
export const SpanEnds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: var(--jw-space-4) var(--jw-space-2);
`;
