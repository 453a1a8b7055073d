import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  type QueuedToast,
} from 'react-aria-components/Toast';

import { focusRing, icons, keyframes, styled, toneColours, useKitWords, type Tone } from '../../theme';
import { ToneIcon } from '../tone-icon';
import type { ToastContent } from './toast';

const arrive = keyframes`
  from { opacity: 0; translate: 0 -0.75rem; scale: 0.98; }
`;

const Root = styled(Toast)<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--jw-space-3);
  padding: var(--jw-space-3) var(--jw-space-3) var(--jw-space-3) var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  font-size: var(--jw-text-sm);
  color: var(--jw-text);
  background: var(--jw-surface-raised);
  box-shadow: var(--jw-shadow-3);
  animation: ${arrive} var(--jw-base) var(--jw-ease);
  ${focusRing}
  > svg {
    margin-block-start: 0.0938rem;
    color: ${({ $tone }) => toneColours($tone).solid};
  }
`;

const Words = styled(Content)`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [slot='title'] {
    font-weight: 550;
  }
  [slot='description'] {
    color: var(--jw-text-muted);
  }
`;

const Dismiss = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-block-start: -0.125rem;
  padding: 0;
  border: 0;
  border-radius: var(--jw-radius-sm);
  color: var(--jw-text-subtle);
  background: none;
  cursor: pointer;
  transition: background var(--jw-fast);
  ${focusRing}
  &[data-hovered] {
    color: var(--jw-text);
    background: var(--jw-surface-sunken);
  }
`;

export function ToastCard({ toast }: { toast: QueuedToast<ToastContent> }) {
  const words = useKitWords();
  const { tone, message, description } = toast.content;
  return (
    <Root toast={toast} $tone={tone}>
      <ToneIcon tone={tone} />
      <Words>
        <Text slot="title">{message}</Text>
        {description !== undefined && <Text slot="description">{description}</Text>}
      </Words>
      <Dismiss slot="close" aria-label={words.dismiss}>
        <icons.X aria-hidden size={15} />
      </Dismiss>
    </Root>
  );
}
