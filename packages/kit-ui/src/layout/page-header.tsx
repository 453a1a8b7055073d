import type { ReactNode } from 'react';

import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { styled } from '../theme';
import { Inline } from './inline';
import { Stack } from './stack';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

const Root = styled(Inline)`
  padding-block: var(--jw-space-2) var(--jw-space-5);
`;

/** The page's `h1`, subtitle, and actions for the whole page. */
export function PageHeader({ title, subtitle, actions, className }: PageHeaderProps) {
  return (
    <Root forwardedAs="header" justify="space-between" align="end" gap={4} className={className}>
      <Stack gap={1}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {subtitle !== undefined && <Text muted>{subtitle}</Text>}
      </Stack>
      {actions !== undefined && <Inline gap={2}>{actions}</Inline>}
    </Root>
  );
}
