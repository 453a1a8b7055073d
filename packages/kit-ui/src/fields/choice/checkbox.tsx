import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';
import { choiceRow, mark } from './mark.styles';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** The statement being agreed to; links inside stay links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** Some, not all, of what it stands for are chosen. */
  isIndeterminate?: boolean;
  inputRef?: Ref<HTMLInputElement | null>;
}

const Column = styled(CheckboxField)`
  ${fieldColumn}
`;

export const CheckRow = styled(CheckboxButton)`
  ${choiceRow}
`;

const Box = styled.span`
  ${mark}
  border-radius: var(--jw-radius-sm);
`;

/** The box itself; shared with the group. */
export function CheckMark({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate?: boolean }) {
  return (
    <Box aria-hidden="true">
      {isIndeterminate ? <Minus size={14} strokeWidth={3} /> : isSelected && <Check size={14} strokeWidth={3} />}
    </Box>
  );
}

/** One yes or no. */
export function Checkbox(props: CheckboxProps) {
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
