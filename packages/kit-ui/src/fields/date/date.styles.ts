import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { Button } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';

import { boxedButton, controlBox } from '../frame/control.styles';

const segments = css`
  display: flex;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  padding: var(--jw-space-2) var(--jw-space-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Segments with their own box. */
export const BoxedSegments = styled(DateInput)`
  ${controlBox}
  ${segments}
`;

/** Segments inside a group's box. */
export const Segments = styled(DateInput)`
  ${segments}
`;

export const Segment = styled(DateSegment)`
  padding: 1px 2px;
  border-radius: 4px;
  outline: none;
  caret-color: transparent;
  &[data-type='literal'] {
    padding: 0;
    color: var(--jw-text-subtle);
  }
  &[data-placeholder] {
    color: var(--jw-text-subtle);
    text-transform: lowercase;
  }
  &[data-focused] {
    background: var(--jw-accent);
    color: var(--jw-on-accent);
  }
`;

export const DateBox = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
`;

/** The same box around a single field, whose segments already form a group for screen readers. */
export const PlainDateBox = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  &:focus-within {
    border-color: var(--jw-focus);
    box-shadow: 0 0 0 1px var(--jw-focus);
  }
`;

export const CalendarButton = styled(Button)`
  ${boxedButton}
`;
