import { styled } from '@jetway/kit-ui';

export const Name = styled.div`
  display: flex;
  gap: var(--jw-space-3);
  align-items: center;
  font-size: var(--jw-text-lg);
  font-weight: 600;

  img {
    max-inline-size: 15rem;
    max-block-size: 3rem;
    object-fit: contain;
  }
`;

/** A company without a logo: its initials on its colour. */
export const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: var(--jw-radius-md);
  background: var(--brand);
  color: var(--on-brand);
  print-color-adjust: exact;
`;
