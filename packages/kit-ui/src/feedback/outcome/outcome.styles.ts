import { styled } from '../../theme';

/** The frame of empty and error states. */
export const Outcome = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--jw-space-2);
  padding: var(--jw-space-8) var(--jw-space-5);
  text-align: center;
`;

export const OutcomeTitle = styled.h2`
  font-size: var(--jw-text-lg);
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

export const OutcomeText = styled.div`
  max-inline-size: 30rem;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
  text-wrap: pretty;
`;

export const OutcomeAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--jw-space-2);
  margin-block-start: var(--jw-space-3);
`;
