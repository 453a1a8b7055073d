import { styled } from '../theme';

/** Takes the remaining space, pushing what follows to the end. */
export const Spacer = styled.div.attrs({ 'aria-hidden': true })`
  flex: 1 1 auto;
`;
