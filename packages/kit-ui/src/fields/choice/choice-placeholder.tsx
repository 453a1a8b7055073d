import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { PlainName } from '../frame/plain-texts';
import type { ChoiceOption, SegmentOption } from './choice-option';
import { ChoiceWords } from './choice-words';
import { choiceRow } from './mark.styles';
import { segment, segmentTrack } from './segment.styles';

const Column = styled.div`
  ${fieldColumn}
`;

const Row = styled.div<{ $isListed?: boolean }>`
  ${choiceRow}
  cursor: default;
  ${({ $isListed }) => $isListed && 'padding-block: var(--jw-space-1);'}
`;

const Mark = styled.span<{ $isWide?: boolean }>`
  flex: none;
  inline-size: ${({ $isWide }) => ($isWide ? '2.25rem' : '1.25rem')};
  block-size: 1.25rem;
  border-radius: var(--jw-radius-sm);
  background: var(--jw-surface-sunken);
`;

const Track = styled.div`
  ${segmentTrack}
`;

const Segment = styled.span`
  ${segment}
  cursor: default;
`;

/** Placeholder of a checkbox or a switch (wide) while its code loads; the label is already in place. */
export function ChoicePlaceholder({ label, isWide }: { label: ReactNode; isWide?: boolean }) {
  return (
    <Column aria-busy="true">
      <Row>
        <Mark $isWide={isWide} />
        <span>{label}</span>
      </Row>
    </Column>
  );
}

interface ChoicesPlaceholderProps {
  label: string;
  isLabelHidden?: boolean;
  options: readonly ChoiceOption[];
}

/** Placeholder of a group of checkboxes or radios. */
export function ChoicesPlaceholder({ label, isLabelHidden, options }: ChoicesPlaceholderProps) {
  return (
    <Column aria-busy="true">
      <PlainName $hidden={isLabelHidden}>{label}</PlainName>
      {options.map((option) => (
        <Row key={option.value} $isListed>
          <Mark />
          <ChoiceWords option={option} />
        </Row>
      ))}
    </Column>
  );
}

interface SegmentsPlaceholderProps {
  label: string;
  isLabelShown?: boolean | undefined;
  options: readonly SegmentOption[];
  value: string;
}

/** Placeholder of a segmented control; the selected segment already looks selected. */
export function SegmentsPlaceholder({ label, isLabelShown, options, value }: SegmentsPlaceholderProps) {
  return (
    <Column aria-busy="true">
      {isLabelShown && <PlainName>{label}</PlainName>}
      <Track>
        {options.map((option) => (
          <Segment key={option.value} data-selected={option.value === value || undefined}>
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Track>
    </Column>
  );
}
