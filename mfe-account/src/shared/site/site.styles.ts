import { media, styled } from '@jetway/kit-ui';

/** The shell's margins, so that pages align with its header and footer. */
export const gutter = 'var(--frame-gutter, var(--jw-space-6))';

/** A public page: full-width sections, one below the other. */
export const SitePage = styled.div`
  display: grid;
  align-content: start;
  flex: 1;
`;

/** A section of a public page, with the page's margins. */
export const Part = styled.section<{ $ground?: 'plain' | 'sunken' | 'hero' }>`
  padding: clamp(var(--jw-space-8), 6vw, 5.5rem) ${gutter};
  ${({ $ground }) => $ground === 'sunken' && 'background: var(--jw-surface-sunken);'}
  ${({ $ground }) =>
    $ground === 'hero' &&
    'background: linear-gradient(120deg, var(--jw-hero-from), var(--jw-hero-to)); color: var(--jw-on-hero); h1, h2, h3 { color: inherit; }'}
`;

export const PartHead = styled.div<{ $isCentred?: boolean }>`
  display: grid;
  gap: var(--jw-space-2);
  max-inline-size: 44rem;
  margin-block-end: var(--jw-space-7);
  ${({ $isCentred }) => $isCentred && 'margin-inline: auto; text-align: center; justify-items: center;'}
`;

export const Split = styled.div<{ $isTurned?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isTurned }) => ($isTurned ? 'minmax(0, 1.1fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.1fr)')};
  gap: clamp(var(--jw-space-7), 5vw, 5rem);
  align-items: center;

  & > :first-child {
    order: ${({ $isTurned }) => ($isTurned ? 1 : 0)};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      order: 0;
    }
  }
`;

export const Columns = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min ?? '15rem'}, 100%), 1fr));
  gap: var(--jw-space-6);
`;

export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--jw-radius-md);
  background: var(--jw-accent-soft);
  color: var(--jw-accent-text);
`;

/** Long text. */
export const Prose = styled.div`
  display: grid;
  gap: var(--jw-space-4);
  max-inline-size: 46rem;
  color: var(--jw-text-muted);
  font-size: var(--jw-text-md);
  line-height: 1.7;

  h2 {
    margin-block-start: var(--jw-space-4);
  }

  ul {
    margin: 0;
    padding-inline-start: var(--jw-space-5);
  }
`;
