import { media, styled } from '@jetway/kit-ui';

/** Options beside the document. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
