import { media, styled } from '@jetway/kit-ui';

/** The page is white in every colour scheme. */
export const Page = styled.article`
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

  small {
    opacity: 0.7;
    font-size: var(--jw-text-xs);
    font-weight: 400;
  }

  @media print {
    padding: 0;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-4);
  align-items: center;
  justify-content: space-between;
  padding-block-end: var(--jw-space-4);
  border-block-end: 3px solid var(--brand);
`;

/** Warnings, in red as on the printed form. */
export const Warning = styled.p`
  margin: 0;
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid currentColor;
  border-radius: var(--jw-radius-md);
  font-weight: 600;

  && {
    color: rgb(163 35 28);
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  gap: var(--jw-space-4);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  address {
    display: grid;
    align-content: start;
    justify-items: start;
    font-style: normal;
    font-size: var(--jw-text-sm);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--jw-space-3);
  margin: 0;
  padding: var(--jw-space-3) var(--jw-space-4);
  border-radius: var(--jw-radius-md);
  background: color-mix(in srgb, currentColor 5%, transparent);
  font-size: var(--jw-text-sm);

  dt {
    opacity: 0.7;
    font-size: var(--jw-text-xs);
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;

export const Way = styled.section`
  display: grid;
  gap: var(--jw-space-3);
  padding: var(--jw-space-4);
  border: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  border-radius: var(--jw-radius-md);
  break-inside: avoid;
`;

export const FlightRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 5rem 1fr 1fr;
  gap: var(--jw-space-4);
  font-size: var(--jw-text-sm);

  div {
    display: grid;
    align-content: start;
  }

  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const People = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--jw-text-sm);

  caption {
    padding-block-end: var(--jw-space-2);
    text-align: start;
    font-weight: 600;
  }

  th,
  td {
    padding: var(--jw-space-2) var(--jw-space-1);
    border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent);
    text-align: start;
    vertical-align: top;
  }
`;

export const Lines = styled.dl`
  margin: 0;
  font-size: var(--jw-text-sm);

  div {
    display: flex;
    gap: var(--jw-space-4);
    justify-content: space-between;
    padding: var(--jw-space-2) var(--jw-space-1);
    border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

export const Total = styled.div`
  font-size: var(--jw-text-lg);
  font-weight: 600;
`;
