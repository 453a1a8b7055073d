import { Check, Minus } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { validationOf } from '../frame/field-props';
import type { CheckboxProps } from './checkbox';
import { choiceRow, mark } from './mark.styles';

const Column = styled(CheckboxField)`
  ${fieldColumn}
`;

const CheckRow = styled(CheckboxButton)`
  ${choiceRow}
`;

const Box = styled.span`
  ${mark}
  border-radius: var(--jw-radius-sm);
`;

/** The box itself, also used by the group. */
export function CheckMark({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate?: boolean }) {
  return (
    <Box aria-hidden="true">
      {isIndeterminate ? <Minus size={14} strokeWidth={3} /> : isSelected && <Check size={14} strokeWidth={3} />}
    </Box>
  );
}

export function CheckboxControl(props: CheckboxProps) {
  const { label, description, errorMessage, isInvalid, value, ...rest } = props;
  return (
    <Column {...rest} {...validationOf({ errorMessage, isInvalid })} isSelected={value}>
      <CheckRow>
        {(state) => (
          <>
            <CheckMark isSelected={state.isSelected} isIndeterminate={state.isIndeterminate} />
            <span>{label}</span>
          </>
        )}
      </CheckRow>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Column>
  );
}
