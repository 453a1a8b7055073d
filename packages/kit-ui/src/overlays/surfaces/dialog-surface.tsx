import { Modal } from 'react-aria-components';

import { keyframes, media, styled } from '../../theme';
import type { DialogProps } from '../dialog';
import { Panel } from './panel';
import { Column, Scrim } from './scrim';

const WIDTHS = { sm: '26rem', md: '34rem', lg: '48rem', xl: '64rem' } as const;

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; scale: 0.985; }
`;

const slideUp = keyframes`
  from { translate: 0 100%; }
`;

const Centre = styled(Scrim)`
  align-items: center;
  justify-content: center;
  padding: var(--jw-space-6) var(--jw-space-4);
  ${media.phone} {
    align-items: flex-end;
    padding: var(--jw-space-8) 0 0;
  }
`;

const Frame = styled(Modal)<{ $width: string }>`
  inline-size: min(${({ $width }) => $width}, 100%);
  max-block-size: calc(100dvh - 2 * var(--jw-space-6));
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--jw-surface-raised);
  color: var(--jw-text);
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-3);
  &[data-entering] {
    animation: ${rise} var(--jw-base) var(--jw-ease);
  }
  ${media.phone} {
    inline-size: 100%;
    max-block-size: calc(100dvh - var(--jw-space-8));
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-entering] {
      animation: ${slideUp} var(--jw-base) var(--jw-ease);
    }
  }
`;

export function DialogSurface(props: DialogProps) {
  const { title, isOpen, onOpenChange, children, footer, size = 'md', isDismissable = true, role } = props;
  const dismissal = props.dismissal ?? (isDismissable ? 'any' : 'none');
  return (
    <Centre
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={dismissal === 'any'}
      isKeyboardDismissDisabled={dismissal === 'none'}
    >
      <Frame $width={WIDTHS[size]}>
        <Column role={role}>
          <Panel title={title} footer={footer} onClose={dismissal === 'any' ? () => onOpenChange(false) : undefined}>
            {children}
          </Panel>
        </Column>
      </Frame>
    </Centre>
  );
}
