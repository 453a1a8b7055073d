import { FieldError as AriaFieldError } from 'react-aria-components/TextField';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Refusal = styled(AriaFieldError)`
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-danger-text);
`;

/** Error message of a value. Works inside a field of the kit, which links it to its control. */
export function FieldError({ children }: { children?: ReactNode }) {
  return <Refusal>{children}</Refusal>;
}
