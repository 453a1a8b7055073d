import { useId, type ReactNode } from 'react';

import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { Inline } from './inline';
import { Stack } from './stack';

export interface SectionProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A region of a page, named by its title for screen readers. */
export function Section({ title, subtitle, actions, level = 2, children, className, id }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap={4} className={className} id={id}>
      <Inline justify="space-between" align="end">
        <Stack gap={1}>
          <Heading level={level} size="lg" id={titleId}>
            {title}
          </Heading>
          {subtitle !== undefined && <Text muted>{subtitle}</Text>}
        </Stack>
        {actions !== undefined && <Inline gap={2}>{actions}</Inline>}
      </Inline>
      {children}
    </Stack>
  );
}
