import { media, styled } from '@jetway/kit-ui';

/** The sheet of an agency: its colour in place of the portal's, in both colour schemes. */
export const Sheet = styled.div`
  --jw-accent: var(--brand);
  --jw-on-accent: var(--on-brand);
  --jw-accent-hover: color-mix(in oklab, var(--jw-accent) 88%, black);
  --jw-accent-active: color-mix(in oklab, var(--jw-accent) 78%, black);
  --jw-accent-text: color-mix(in oklab, var(--jw-accent) 60%, var(--jw-text));
  --jw-accent-soft: color-mix(in oklab, var(--jw-accent) 10%, var(--jw-surface));
  --jw-accent-soft-hover: color-mix(in oklab, var(--jw-accent) 16%, var(--jw-surface));
  --jw-accent-border: color-mix(in oklab, var(--jw-accent) 40%, var(--jw-border));
  --jw-focus: var(--jw-accent-text);

  display: grid;
  gap: var(--jw-space-5);
  inline-size: 100%;
  max-inline-size: 56rem;
  margin-inline: auto;
  padding: var(--jw-space-6) var(--jw-space-4);

  @media print {
    padding: 0;
  }
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3) var(--jw-space-6);
  align-items: center;
  justify-content: space-between;
  padding-block-end: var(--jw-space-4);
  border-block-end: 3px solid var(--jw-accent);

  address {
    display: grid;
    font-style: normal;
    font-size: var(--jw-text-sm);
    text-align: end;
  }

  /* On a phone the contacts are a row of their own, and begin where the company does. */
  ${media.phone} {
    address {
      inline-size: 100%;
      overflow-wrap: anywhere;
      text-align: start;
    }
  }
`;
