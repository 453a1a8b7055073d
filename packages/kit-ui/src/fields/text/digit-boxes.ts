import { styled } from 'styled-components';

/** Digits are left to right in every language. */
export const DigitBoxes = styled.div`
  display: flex;
  gap: var(--jw-space-2);
  direction: ltr;
  [dir='rtl'] & {
    justify-content: flex-end;
  }
`;

export const DigitBox = styled.div<{ $active?: boolean; $invalid?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: 1 1 0;
  max-inline-size: 3.25rem;
  block-size: 3.25rem;
  border: 1px solid ${({ $invalid }) => ($invalid ? 'var(--jw-danger)' : 'var(--jw-border-strong)')};
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  font-size: var(--jw-text-xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: box-shadow var(--jw-fast) var(--jw-ease);
  ${({ $active, $invalid }) =>
    $active &&
    `border-color: ${$invalid ? 'var(--jw-danger)' : 'var(--jw-focus)'}; box-shadow: 0 0 0 1px ${$invalid ? 'var(--jw-danger)' : 'var(--jw-focus)'};`}
`;
