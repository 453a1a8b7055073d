import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';

import { IconButton } from '../../actions/icon-button';
import { InFront } from '../../fields/frame/in-front';
import { icons, styled, useKitWords } from '../../theme';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-3);
  padding: var(--jw-space-4) var(--jw-space-4) var(--jw-space-3) var(--jw-space-5);
`;

const Title = styled(Heading)`
  font-size: var(--jw-text-lg);
  font-weight: 620;
  line-height: 1.3;
  letter-spacing: -0.01em;
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--jw-space-1) var(--jw-space-5) var(--jw-space-5);
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--jw-space-2);
  padding: var(--jw-space-3) var(--jw-space-5);
  padding-block-end: max(var(--jw-space-3), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--jw-border);
`;

export interface PanelProps {
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Omitted when an answer is required. */
  onClose?: () => void;
}

/** The content of dialogs and sheets: title, scrolling part, footer. */
export function Panel({ title, children, footer, onClose }: PanelProps) {
  const words = useKitWords();
  return (
    <>
      <Head>
        <Title slot="title">{title}</Title>
        {onClose && (
          <IconButton label={words.close} size="sm" onPress={onClose}>
            <icons.X aria-hidden size={18} />
          </IconButton>
        )}
      </Head>
      <Body>
        <InFront value>{children}</InFront>
      </Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </>
  );
}
