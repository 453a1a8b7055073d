import type { ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components';

import { styled } from '../theme';

export interface AccordionProps {
  /** `Disclosure`s. */
  children: ReactNode;
  /** More than one may be open. */
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

/** Questions and their answers, one below the other. */
export function Accordion({ children, allowsMultiple = false, defaultExpandedIds, className }: AccordionProps) {
  return (
    <Root allowsMultipleExpanded={allowsMultiple} defaultExpandedKeys={defaultExpandedIds} className={className}>
      {children}
    </Root>
  );
}
