import { Label as AriaLabel } from 'react-aria-components/TextField';
import { styled } from 'styled-components';

import type { FieldProps } from './field-props';
import { visuallyHidden } from './visually-hidden.styles';

const NameText = styled(AriaLabel)<{ $hidden?: boolean }>`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
  color: var(--jw-text);
  cursor: default;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const RequiredMark = styled.span`
  margin-inline-start: 0.2em;
  color: var(--jw-danger-text);
`;

/** Label above a control. The asterisk is decorative: the control itself is marked as required. */
export function FieldLabel({
  label,
  isLabelHidden,
  isRequired,
}: Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'>) {
  return (
    <NameText $hidden={isLabelHidden} data-field-label>
      {label}
      {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
    </NameText>
  );
}
