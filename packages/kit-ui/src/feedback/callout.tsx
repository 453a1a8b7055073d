import type { ReactNode } from 'react';

import { media, styled, toneColours, type Tone } from '../theme';
import { ToneIcon } from './tone-icon';

export interface CalloutProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link for what the callout suggests. */
  action?: ReactNode;
  className?: string;
}

const Root = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: var(--jw-space-3);
  row-gap: var(--jw-space-3);
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid ${({ $tone }) => `color-mix(in oklab, ${toneColours($tone).solid} 26%, transparent)`};
  border-radius: var(--jw-radius-md);
  font-size: var(--jw-text-sm);
  color: var(--jw-text);
  background: ${({ $tone }) => toneColours($tone).soft};
  > svg {
    margin-block-start: 0.0938rem;
    color: ${({ $tone }) => toneColours($tone).text};
  }
`;

const Title = styled.p<{ $tone: Tone }>`
  font-weight: 600;
  color: ${({ $tone }) => toneColours($tone).text};
  & + * {
    margin-block-start: 0.125rem;
  }
`;

const Action = styled.div`
  align-self: center;
  ${media.phone} {
    grid-column: 2 / -1;
  }
`;

/** Danger and warning interrupt a screen reader; the others do not. */
function roleOf(tone: Tone): 'alert' | 'status' {
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
}

/** A message in the flow of the page. */
export function Callout({ tone, title, children, action, className }: CalloutProps) {
  return (
    <Root $tone={tone} role={roleOf(tone)} className={className}>
      <ToneIcon tone={tone} />
      <div>
        {title !== undefined && <Title $tone={tone}>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
