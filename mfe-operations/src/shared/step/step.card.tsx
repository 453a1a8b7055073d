import { Card, Heading, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { RefusedCallout } from '../refused.callout';
import type { useRefusal } from './use-refusal';

interface StepCardProps {
  title: string;
  /** Whether the step can be taken; if not, only the refusal is left. */
  isOpen?: boolean;
  /** Why the last step was not taken. */
  refusal?: unknown;
  /** Of `useRefusal`, for steps with fields. */
  fields?: ReturnType<typeof useRefusal<HTMLDivElement>>['fields'];
  /** The fields and the buttons. */
  children: ReactNode;
}

/**
 * A step an operator takes: its fields and buttons, and below them why it failed. The reason stays mounted when the step is over,
 * since a refusal often means that another operator has taken it: an announced message is neither repeated nor lost.
 */
export function StepCard({ title, isOpen = true, refusal, fields, children }: StepCardProps) {
  if (!isOpen && refusal === undefined) return null;
  return (
    <Stack gap={4} {...fields}>
      {isOpen && (
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            {children}
          </Stack>
        </Card>
      )}
      <RefusedCallout error={refusal} />
    </Stack>
  );
}
