import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';

import { FieldLabel } from '../frame/field-label';
import { segment, segmentTrack } from './segment.styles';
import type { SegmentedControlProps } from './segmented-control';

const Group = styled(RadioGroup)`
  display: inline-flex;
  flex-direction: column;
  gap: var(--jw-space-1);
  max-inline-size: 100%;
`;

const Segment = styled(Radio)`
  ${segment}
`;

const Track = styled.div`
  ${segmentTrack}
`;

export function SegmentedRadios(props: SegmentedControlProps) {
  const { label, isLabelShown, options, value, onChange, isDisabled } = props;
  return (
    <Group orientation="horizontal" value={value} onChange={onChange} isDisabled={isDisabled}>
      <FieldLabel label={label} isLabelHidden={!isLabelShown} />
      <Track>
        {options.map((option) => (
          <Segment key={option.value} value={option.value} isDisabled={option.isDisabled}>
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
