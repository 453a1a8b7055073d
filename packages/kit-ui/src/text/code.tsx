import { styled } from '../theme';

/** A reference people read out letter by letter, from left to right in any language: record locators, request ids, ticket numbers. */
export const Code = styled.code`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: var(--jw-font-mono);
  font-size: 0.93em;
  font-variant-ligatures: none;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
`;
