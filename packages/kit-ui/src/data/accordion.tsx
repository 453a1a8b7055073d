import type { ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components';

import { styled } from '../theme';

export interface AccordionProps {
  /** `Disclosure`s. */
  children: ReactNode;
  /** Several may be open at once. */
  allowsMultiple?: boolean;
  defaultExpandedIds?: readonly string[];
  className?: string;
}

const Root = styled(DisclosureGroup)`
  overflow: hidden;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  > * {
    padding-inline: var(--jw-space-4);
  }
  > * + * {
    border-block-start: 1px solid var(--jw-border);
  }
  > * > :first-child > button {
    padding-block: var(--jw-space-3);
  }
`;

/** A list of `Disclosure`s, such as questions and answers. */
export function Accordion({ children, allowsMultiple = false, defaultExpandedIds, className }: AccordionProps) {
  return (
    <Root allowsMultipleExpanded={allowsMultiple} defaultExpandedKeys={defaultExpandedIds} className={className}>
      {children}
    </Root>
  );
}
