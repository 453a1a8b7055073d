import { styled } from 'styled-components';

import type { ChoiceOption } from './choice-option';

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Muted = styled.span`
  color: var(--jw-text-muted);
  font-variant-numeric: tabular-nums;
`;

/** Texts of an option, shared by checkbox groups, radio groups and their placeholders. */
export function ChoiceWords({ option }: { option: ChoiceOption }) {
  return (
    <>
      <Words>
        <span>{option.label}</span>
        {option.description && <Muted>{option.description}</Muted>}
      </Words>
      {option.end !== undefined && <Muted>{option.end}</Muted>}
    </>
  );
}
