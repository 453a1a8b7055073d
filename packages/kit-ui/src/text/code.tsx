import { styled } from '../theme';

/** A reference that is read out letter by letter, always left to right: record locators, request ids, ticket numbers. */
export const Code = styled.code`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: var(--jw-font-mono);
  font-size: 0.93em;
  font-variant-ligatures: none;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
`;
