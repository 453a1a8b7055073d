import { media, styled } from '@jetway/kit-ui';

export const Leg = styled.div`
  display: grid;
  grid-template-columns: minmax(10rem, 14rem) minmax(0, 1fr);
  gap: var(--jw-space-3) var(--jw-space-6);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The flight as a vertical line. */
export const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-2);
  padding-inline-start: var(--jw-space-4);
  border-inline-start: 2px solid var(--jw-accent-border);
`;

export const End = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: var(--jw-space-3);
  align-items: baseline;
`;

/** The layover between two flights, aligned with them. */
export const Wait = styled.div<{ $isRisky: boolean }>`
  display: flex;
  gap: var(--jw-space-2);
  align-items: center;
  inline-size: fit-content;
  padding: var(--jw-space-1) var(--jw-space-3);
  border: 1px solid ${({ $isRisky }) => ($isRisky ? 'transparent' : 'var(--jw-border)')};
  border-radius: var(--jw-radius-full);
  background: ${({ $isRisky }) => ($isRisky ? 'var(--jw-warning-soft)' : 'var(--jw-surface)')};
  color: ${({ $isRisky }) => ($isRisky ? 'var(--jw-warning-text)' : 'var(--jw-text-muted)')};
  font-size: var(--jw-text-xs);
  font-weight: 500;
`;
