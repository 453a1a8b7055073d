import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { styled } from 'styled-components';

import { controlBox, fieldColumn } from './control.styles';
import type { FieldProps } from './field-props';
import { visuallyHidden } from './field-label';

const Column = styled.div`
  ${fieldColumn}
`;

const Name = styled.span<{ $hidden?: boolean }>`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Box = styled.div`
  ${controlBox}
  border-color: var(--jw-border);
  background: var(--jw-surface-sunken);
`;

const Help = styled.span`
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-text-muted);
`;

type PlaceholderProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'errorMessage'>;

/** The field's outline while its code is on the way: same rows, same height, so nothing jumps when it arrives. */
export function FieldPlaceholder({ label, isLabelHidden, description, errorMessage }: PlaceholderProps) {
  return (
    <Column aria-busy="true">
      <Name $hidden={isLabelHidden}>{label}</Name>
      <Box />
      {description && <Help>{description}</Help>}
      {errorMessage && <Help>{errorMessage}</Help>}
    </Column>
  );
}

interface LazyFieldProps extends PlaceholderProps {
  children: ReactNode;
}

/** Frame of the fields whose code is too heavy for the first load. */
export function LazyField({ children, ...placeholder }: LazyFieldProps) {
  return <Suspense fallback={<FieldPlaceholder {...placeholder} />}>{children}</Suspense>;
}
