import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--jw-space-2);
  padding: var(--jw-space-3);
  border: 1px solid var(--jw-danger);
  border-radius: var(--jw-radius-md);
  background: var(--jw-danger-soft);
  color: var(--jw-danger-text);
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
`;

/** Error of a whole form; announced when it appears. Renders nothing without children. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <Notice role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <div>{children}</div>
    </Notice>
  );
}
