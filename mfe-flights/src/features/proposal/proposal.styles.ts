import { media, styled } from '@jetway/kit-ui';

/** The flights beside the form. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: var(--jw-space-5);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FlightBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(10rem, auto);
  gap: var(--jw-space-5);
  padding: var(--jw-space-5);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  break-inside: avoid;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--jw-space-4);
  }
`;

export const Price = styled.div`
  display: grid;
  align-content: center;
  justify-items: end;
  text-align: end;

  ${media.phone} {
    justify-items: start;
    text-align: start;
  }
`;

export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** A link to read and copy. */
export const LinkLine = styled.div`
  display: flex;
  gap: var(--jw-space-2);
  align-items: center;
  padding: var(--jw-space-2) var(--jw-space-3);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--jw-text-sm);
  }
`;
