import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';

import { focusRing, icons, styled } from '../theme';

export interface DisclosureProps {
  /** Required inside a controlled `Accordion`. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  className?: string;
}

const Root = styled(AriaDisclosure)`
  min-inline-size: 0;
`;

const Title = styled(Heading)`
  font: inherit;
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  inline-size: 100%;
  padding: var(--jw-space-2) 0;
  border: 0;
  border-radius: var(--jw-radius-sm);
  font-size: var(--jw-text-sm);
  font-weight: 550;
  text-align: start;
  color: var(--jw-text);
  background: none;
  cursor: pointer;
  ${focusRing}
  &[data-hovered] {
    color: var(--jw-accent-text);
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`;

const Turn = styled(icons.ChevronRight)`
  color: var(--jw-text-subtle);
  transition: rotate var(--jw-base) var(--jw-ease);
  [aria-expanded='true'] > & {
    rotate: 90deg;
  }
  /* Mirrored there, so down is the other way round. */
  [dir='rtl'] [aria-expanded='true'] > & {
    rotate: -90deg;
  }
`;

const Panel = styled(DisclosurePanel)`
  overflow: clip;
  overflow-clip-margin: 4px;
  block-size: var(--disclosure-panel-height);
  transition: block-size var(--jw-base) var(--jw-ease);
`;

const Inside = styled.div`
  padding-block: var(--jw-space-2) var(--jw-space-3);
`;

/** Content that expands on demand. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Title level={3}>
        <Trigger slot="trigger">
          <Turn aria-hidden size={16} />
          {title}
        </Trigger>
      </Title>
      <Panel>
        <Inside>{children}</Inside>
      </Panel>
    </Root>
  );
}
