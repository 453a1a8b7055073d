import { Text as AriaText } from 'react-aria-components/TextField';
import { styled } from 'styled-components';

import { FieldError } from './field-error';
import type { FieldProps } from './field-props';

const Description = styled(AriaText)`
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-text-muted);
`;

/** Help and error message below a control. Both stay visible, because the help often explains the fix. */
export function FieldHelp({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Description slot="description" elementType="span">
          {description}
        </Description>
      )}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}
