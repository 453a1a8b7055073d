import { use, type ReactNode } from 'react';
import { ProgressBarContext } from 'react-aria-components';

import { keyframes, styled, useKitWords } from '../theme';

const spin = keyframes`
  to { rotate: 1turn; }
`;

const Row = styled.span<{ $isPending: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--jw-space-2);
  min-inline-size: 0;
  opacity: ${({ $isPending }) => ($isPending ? 0 : 1)};
`;

const Wheel = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  &::after {
    content: '';
    inline-size: 1.15em;
    block-size: 1.15em;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${spin} 700ms linear infinite;
  }
`;

export interface ButtonContentProps {
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isPending?: boolean;
  children?: ReactNode;
}

/** Icon, label, icon. While pending, a spinner covers the label, which keeps its space. */
export function ButtonContent({ iconStart, iconEnd, isPending = false, children }: ButtonContentProps) {
  const words = useKitWords();
  return (
    <>
      <Row $isPending={isPending}>
        {iconStart}
        {children}
        {iconEnd}
      </Row>
      {isPending && <Busy label={words.busy} />}
    </>
  );
}

/** Unlabelled: the button itself tells screen readers. Our own, because the library's progress bar bundles number formats. */
function Busy({ label }: { label: string }) {
  const context = use(ProgressBarContext);
  const id = context && 'id' in context ? context.id : undefined;
  return <Wheel id={id} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} />;
}
