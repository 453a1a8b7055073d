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

/** The field's outline while its code is on the way: same rows, same height, so nothing jumps when it arrives. */
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

/** Frame of the fields whose code is too heavy for the first load. */
export function LazyField({ children, ...names }: LazyFieldProps) {
  return <Late outline={<FieldPlaceholder {...names} />}>{children}</Late>;
}

/**
 * What is too heavy to be fetched with the first load or drawn with a new page: the page comes with the outline, and the
 * thing itself right after it, drawn a slice at a time.
 */
export function Late({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, use(InFront));
  return <Suspense fallback={outline}>{isDue ? children : outline}</Suspense>;
}
