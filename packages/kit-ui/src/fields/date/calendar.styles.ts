import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';

import { boxedButton } from '../frame/control.styles';

export const CalendarPopover = styled(Popover)`
  box-sizing: border-box;
  max-inline-size: calc(100vw - 1rem);
  overflow: auto;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface-raised);
  box-shadow: var(--jw-shadow-3);
  color: var(--jw-text);
  font-family: var(--jw-font);
  transition: opacity var(--jw-fast) var(--jw-ease);
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Pages = styled.div`
  display: flex;
  gap: var(--jw-space-6);
`;

export const Page = styled.div`
  flex: 1;
`;

export const PageHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--jw-control-md);
  font-size: var(--jw-text-md);
  font-weight: 600;
  > h2 {
    font: inherit;
  }
`;

export const PageTurn = styled(Button)`
  ${boxedButton}
  margin: 0;
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

export const PageTurnGap = styled.span`
  inline-size: var(--jw-control-sm);
`;

export const Days = styled(CalendarGrid)`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;
  & td {
    padding: 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding-block: var(--jw-space-1);
  font-size: var(--jw-text-xs);
  font-weight: 500;
  color: var(--jw-text-muted);
`;

export const Day = styled(CalendarCell)`
  display: flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  margin-inline: auto;
  border-radius: var(--jw-radius-md);
  outline: none;
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: var(--jw-accent-soft);
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1px var(--jw-border-strong);
  }
  &[data-selected] {
    background: var(--jw-accent);
    color: var(--jw-on-accent);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
  &[data-selected][data-focus-visible] {
    outline-offset: 2px;
  }
  &[data-disabled],
  &[data-unavailable] {
    background: none;
    color: var(--jw-text-subtle);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

/** A day of a range: a band with rounded ends. */
export const SpanDay = styled(Day)`
  inline-size: 100%;
  min-inline-size: 2.5rem;
  &[data-selected] {
    border-radius: 0;
    background: var(--jw-accent-soft);
    color: var(--jw-text);
  }
  &[data-selection-start] {
    border-start-start-radius: var(--jw-radius-md);
    border-end-start-radius: var(--jw-radius-md);
  }
  &[data-selection-end] {
    border-start-end-radius: var(--jw-radius-md);
    border-end-end-radius: var(--jw-radius-md);
  }
  &[data-selection-start],
  &[data-selection-end] {
    background: var(--jw-accent);
    color: var(--jw-on-accent);
  }
`;
