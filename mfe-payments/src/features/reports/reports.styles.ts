import { media, styled } from '@jetway/kit-ui';

/** The report and its dates, side by side. */
export const ChoiceBar = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 18rem) minmax(21rem, 26rem);
  justify-content: start;
  align-items: end;
  gap: var(--jw-space-4);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
