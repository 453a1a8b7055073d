import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { validationOf } from '../frame/field-props';
import { visuallyHidden } from '../frame/visually-hidden.styles';
import { choiceRow } from './mark.styles';
import type { SwitchProps } from './switch';

const Column = styled(SwitchField)`
  ${fieldColumn}
`;

const Row = styled(SwitchButton)`
  ${choiceRow}
`;

const Track = styled.span`
  flex: none;
  inline-size: 2.25rem;
  block-size: 1.25rem;
  padding: 2px;
  border-radius: var(--jw-radius-full);
  background: var(--jw-border-strong);
  transition: background-color var(--jw-fast) var(--jw-ease);
  &::before {
    content: '';
    display: block;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: var(--jw-radius-full);
    background: var(--jw-surface);
    box-shadow: var(--jw-shadow-1);
    transition: margin-inline-start var(--jw-fast) var(--jw-ease);
  }
  [data-selected] > & {
    background: var(--jw-accent);
  }
  [data-selected] > &::before {
    margin-inline-start: 1rem;
    background: var(--jw-on-accent);
  }
  [data-focus-visible] > & {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.5;
  }
`;

const Words = styled.span<{ $hidden?: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export function SwitchControl(props: SwitchProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, value, ...rest } = props;
  return (
    <Column {...rest} {...validationOf({ errorMessage, isInvalid })} isSelected={value}>
      <Row>
        <Track aria-hidden="true" />
        <Words $hidden={isLabelHidden}>{label}</Words>
      </Row>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Column>
  );
}
