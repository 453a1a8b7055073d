import type { ReactNode } from 'react';
import { Suspense, use, useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { controlBox, fieldColumn } from './control.styles';
import type { FieldProps } from './field-props';
import { InFront } from './in-front';
import { PlainHelp, PlainName } from './plain-texts';

const Column = styled.div`
  ${fieldColumn}
`;

const Box = styled.div`
  ${controlBox}
  border-color: var(--jw-border);
  background: var(--jw-surface-sunken);
`;

type PlaceholderProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'errorMessage'>;

/** The field's placeholder while its code loads: same rows and height, so that nothing moves when it arrives. */
export function FieldPlaceholder({ label, isLabelHidden, description, errorMessage }: PlaceholderProps) {
  return (
    <Column aria-busy="true">
      <PlainName $hidden={isLabelHidden}>{label}</PlainName>
      <Box />
      {description && <PlainHelp>{description}</PlainHelp>}
      {errorMessage && <PlainHelp $danger>{errorMessage}</PlainHelp>}
    </Column>
  );
}

interface LazyFieldProps extends PlaceholderProps {
  children: ReactNode;
}

/** Wraps the fields whose code is too large for the first load. */
export function LazyField({ children, ...names }: LazyFieldProps) {
  return <Late outline={<FieldPlaceholder {...names} />}>{children}</Late>;
}

/**
 * For content too heavy for the first load or for a new page's first render: the page renders with the outline, and the
 * content follows in small slices.
 */
export function Late({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, use(InFront));
  return <Suspense fallback={outline}>{isDue ? children : outline}</Suspense>;
}
