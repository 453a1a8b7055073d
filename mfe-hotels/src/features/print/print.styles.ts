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

/** The document; white in every colour scheme. */
export const Sheet = styled.article`
  display: grid;
  gap: var(--jw-space-5);
  max-inline-size: 56rem;
  padding: clamp(var(--jw-space-4), 4vw, var(--jw-space-8));
  border-radius: var(--jw-radius-md);
  background: Canvas;
  color: CanvasText;
  color-scheme: light;
  box-shadow: var(--jw-shadow-2);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  h2,
  h3,
  p,
  dt,
  dd,
  li {
    color: inherit;
  }

  @media print {
    padding: 0;
    box-shadow: none;
  }
`;
