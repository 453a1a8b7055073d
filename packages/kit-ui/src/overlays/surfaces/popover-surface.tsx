import type { ReactNode, RefObject } from 'react';
import { Dialog, type PopoverProps as AriaPopoverProps } from 'react-aria-components';

import { InFront } from '../../fields/frame/in-front';
import { styled } from '../../theme';
import { Bubble } from './bubble';

export interface PopoverSurfaceProps {
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: AriaPopoverProps['placement'];
  className?: string;
  children: ReactNode;
}

const Content = styled(Dialog)`
  padding: var(--jw-space-4);
  overflow: auto;
  max-block-size: inherit;
  outline: none;
`;

export function PopoverSurface({ id, label, children, ...bubble }: PopoverSurfaceProps) {
  return (
    <Bubble {...bubble} offset={6}>
      <Content id={id} aria-label={label}>
        <InFront value>{children}</InFront>
      </Content>
    </Bubble>
  );
}
