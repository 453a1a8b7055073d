import { Modal } from 'react-aria-components';

import { css, keyframes, styled } from '../../theme';
import type { SheetProps } from '../sheet';
import { Panel } from './panel';
import { Column, Scrim } from './scrim';

const fromLeft = keyframes`
  from { translate: -100% 0; }
`;
const fromRight = keyframes`
  from { translate: 100% 0; }
`;
const fromBelow = keyframes`
  from { translate: 0 100%; }
`;

const upright = css`
  inline-size: min(26rem, 100%);
  block-size: 100%;
`;

const sides = {
  start: css`
    ${upright}
    margin-inline-end: auto;
    animation-name: ${fromLeft};
    &:dir(rtl) {
      animation-name: ${fromRight};
    }
  `,
  end: css`
    ${upright}
    margin-inline-start: auto;
    animation-name: ${fromRight};
    &:dir(rtl) {
      animation-name: ${fromLeft};
    }
  `,
  bottom: css`
    inline-size: 100%;
    max-block-size: 85dvh;
    margin-block-start: auto;
    border-start-start-radius: var(--jw-radius-lg);
    border-start-end-radius: var(--jw-radius-lg);
    animation-name: ${fromBelow};
  `,
};

const Frame = styled(Modal)<{ $side: keyof typeof sides }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--jw-surface-raised);
  color: var(--jw-text);
  box-shadow: var(--jw-shadow-3);
  ${({ $side }) => sides[$side]}
  animation-duration: 0ms;
  animation-timing-function: var(--jw-ease);
  &[data-entering] {
    animation-duration: var(--jw-base);
  }
  &[data-exiting] {
    animation-duration: var(--jw-fast);
    animation-direction: reverse;
  }
`;

export function SheetSurface({ title, isOpen, onOpenChange, side = 'end', children, footer }: SheetProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Frame $side={side}>
        <Column>
          <Panel title={title} footer={footer} onClose={() => onOpenChange(false)}>
            {children}
          </Panel>
        </Column>
      </Frame>
    </Scrim>
  );
}
